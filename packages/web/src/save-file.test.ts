import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  document.head.innerHTML = ''
  vi.restoreAllMocks()
  vi.resetModules()
})

test('a file that is saved carries the name of the operator’s store', async () => {
  document.head.innerHTML = '<meta name="application-name" content="Oasis Agents" data-ar="واحة">'
  vi.resetModules()
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { saveFile } = await import('./save-file.ts')
  saveFile(new Blob(['a']), 'invoices.csv')

  expect(names).toEqual(['oasis-agents-invoices.csv'])
})

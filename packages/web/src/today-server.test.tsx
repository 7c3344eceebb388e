import { describe, expect, test } from 'vitest'
import { app, list } from '../testing/apps.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { api } from './api.ts'
import { loadFirstView, renderDocument, scriptHashes, styleHashes } from './today-server.tsx'

const template = `<html lang="en" dir="ltr"><head><title>Wakeel</title><script>let a = 1</script><style>b{}</style><!--wakeel:head--></head>
<body><div id="root"><!--wakeel:page--></div><!--wakeel:data--></body></html>`

function firstView(name: string, answer: string) {
  const shown = app({ name, sample: { prompt: 'What is VAT?', answer } })
  fakeServer()
    .answer('catalogue.listApps', () => list([shown]))
    .answer('catalogue.getApp', () => ({ success: true, app: shown }))
  return loadFirstView(api.catalogue, 'ar')
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

describe('the document of the first page', () => {
  test('holds Today in the language of the reader before any script has run', async () => {
    const page = parsed(
      await renderDocument(template, 'ar', await firstView('مكتب الضريبة', 'المجموع **50**')),
    )
    expect(page.documentElement.lang).toBe('ar')
    expect(page.documentElement.dir).toBe('rtl')
    expect(page.title).toBe('وكيل')
    expect(page.querySelector('h1')?.textContent).toBe('وكلاء يُنجزون العمل')
    expect(page.querySelector('h2')?.textContent).toBe('مكتب الضريبة')
    expect(page.querySelector('strong')?.textContent).toBe('50')
  })

  test('holds what it was made from, and no text of an agent can end it', async () => {
    const made = await firstView('</script><script>alert(1)</script>', 'x')
    const page = parsed(await renderDocument(template, 'ar', made))
    expect(page.querySelectorAll('script')).toHaveLength(2)
    expect(JSON.parse(page.getElementById('wakeel-data')!.textContent)).toEqual(
      JSON.parse(JSON.stringify(made)),
    )
  })

  test('has no style attribute, which the content security policy would refuse', async () => {
    const page = parsed(
      await renderDocument(
        template,
        'ar',
        await firstView('A', '| a | b |\n|---|---:|\n| 1 | 2 |'),
      ),
    )
    expect(page.querySelectorAll('[style]')).toHaveLength(0)
    expect(page.querySelectorAll('td')).toHaveLength(2)
  })

  test('without a first view it is the plain page in that language', async () => {
    const page = parsed(await renderDocument(template, 'ar'))
    expect(page.documentElement.dir).toBe('rtl')
    expect(page.getElementById('root')?.textContent).toBe('')
    expect(page.getElementById('wakeel-data')).toBeNull()
  })

  test('what is inline is named by its hash', () => {
    expect(scriptHashes(template)).toEqual([
      "'sha256-LAfYd7pbFUgwfQu8b4q135PeTG2z+/coPEUYCd74eCQ='",
    ])
    expect(styleHashes(template)).toHaveLength(1)
  })
})

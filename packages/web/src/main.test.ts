import { expect, test, vi } from 'vitest'

test('a document without the element to mount into logs so, and nothing else happens', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await import('./main.tsx')
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    'The page has no element with the id "root" to mount into.',
  )
})

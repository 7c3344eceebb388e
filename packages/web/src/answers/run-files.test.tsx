import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RunFiles } from './run-files.tsx'

const shown = (media_type: string) =>
  renderToStaticMarkup(<RunFiles files={[{ name: 'from an agent', media_type, data: 'AAAA' }]} />)

test.each(['image/svg+xml', 'text/html', 'application/pdf', 'image/png+x'])(
  'a file of type %s is offered to keep and never drawn',
  (type) => {
    expect(shown(type)).not.toContain('<img')
    expect(shown(type)).toMatch(/<a [^>]*download="from an agent"/)
  },
)

test('a picture of dots is drawn', () => {
  expect(shown('image/png')).toContain('<img')
})

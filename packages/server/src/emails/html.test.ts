import { expect, test } from 'vitest'
import { passwordResetEmail } from '../accounts/emails.ts'
import { mailHtml } from './html.ts'
import { inLanguage } from './template.ts'

const link = 'https://wakeel.example/#/reset-password?token=a&b=c'

test('a link that stands alone becomes a button in the language before it, with its address to copy', () => {
  const { subject, body } = inLanguage(passwordResetEmail(link), null)

  const html = mailHtml(subject, body)

  const buttons = [...html.matchAll(/<a href="([^"]*)"[^>]*>(Open|افتح)<\/a>/g)].map(
    ([, href, label]) => [href, label],
  )
  const address = link.replace('&', '&amp;')
  expect(buttons).toEqual([
    [address, 'Open'],
    [address, 'افتح'],
  ])
  expect(html).toContain(`>${address}</span>`)
})

test('each language runs in its own direction', () => {
  const html = mailHtml('Hello', 'Hello,\n\nمرحبًا،')
  expect(html).toContain('<p lang="en" dir="ltr"')
  expect(html).toContain('<p lang="ar" dir="rtl"')
})

test('an e-mail in Arabic alone is an Arabic document from its first line on', () => {
  const { subject, body } = inLanguage(passwordResetEmail(link), 'ar')

  const html = mailHtml(subject, body)

  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).not.toMatch(/<hr|lang="en"|>Open</)
})

test('what people wrote stays text', () => {
  const html = mailHtml(
    '<b>',
    'The reason: <img src=x onerror="alert(1)"> & more, see https://wakeel.example/a"b',
  )
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; more')
  expect(html).toContain('href="https://wakeel.example/a&quot;b"')
  expect(html).not.toContain('<img')
})

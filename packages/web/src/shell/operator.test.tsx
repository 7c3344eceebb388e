import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  document.head.innerHTML =
    '<meta name="application-name" content="Oasis" data-ar="واحة" data-logo="/brand/logo" data-legal="terms">'
  // Read once, when the first of them is loaded.
  vi.resetModules()
})
afterEach(() => {
  document.head.innerHTML = ''
  vi.resetModules()
})

const openPage = async (address: string, language: 'en' | 'ar' = 'en') =>
  (await import('../../testing/open-page.tsx')).openPage(address, { language })

test('a document with an operator’s name and picture is theirs from the first word on', async () => {
  await openPage('/signin')

  expect(await screen.findByRole('heading', { name: 'Sign in to Oasis' })).toBeDefined()
  expect(document.querySelector('img[src="/brand/logo"]')).not.toBeNull()
  expect(document.title).toContain('Oasis')
  expect(document.body.textContent).not.toContain('Wakeel')
})

test('its name is Arabic in Arabic', async () => {
  await openPage('/signin', 'ar')

  expect(await screen.findByRole('heading', { name: 'تسجيل الدخول إلى واحة' })).toBeDefined()
})

test('the terms are the operator’s own where they name some', async () => {
  server.answer('legal.getLegalText', () => ({
    success: true,
    title: 'Terms of Oasis',
    text: '## Money back\n\nWithin 30 days.',
  }))
  await openPage('/legal/terms')

  expect(await screen.findByRole('heading', { level: 1, name: 'Terms of Oasis' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 2, name: 'Money back' })).toBeDefined()
})

test('the privacy notice stays the store’s own where they name none', async () => {
  await openPage('/legal/privacy')

  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy notice' })).toBeDefined()
})

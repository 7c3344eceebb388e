import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
})

test('the contact page says who runs the store, and their e-mail address can be written to', async () => {
  server.answer('legal.getContact', () => ({
    success: true,
    seller: {
      name: 'Oasis LLC',
      address: 'Abu Dhabi',
      trn: '100123456700003',
      contact: 'billing@oasis.example · +971 2 000 0000',
    },
    security: 'mailto:security@oasis.example',
  }))
  await openPage('/legal/contact')

  expect(await screen.findByText('Oasis LLC')).toBeDefined()
  expect(screen.getByRole('link', { name: 'billing@oasis.example' })).toHaveProperty(
    'href',
    'mailto:billing@oasis.example',
  )
  expect(screen.getByRole('link', { name: 'security@oasis.example' })).toHaveProperty(
    'href',
    'mailto:security@oasis.example',
  )
})

test('a store whose operator named nobody says so instead of an empty page', async () => {
  server.answer('legal.getContact', () => ({ success: true, seller: null, security: null }))
  await openPage('/legal/contact')

  expect(await screen.findByText(/has not named a contact yet/)).toBeDefined()
})

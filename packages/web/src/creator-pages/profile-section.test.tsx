import { screen } from '@testing-library/react'
import type { creatorPages } from '@wakeel/contract'
import { beforeEach, expect, test } from 'vitest'
import { dismissAlerts } from '../../testing/dismiss-alerts.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPart } from '../../testing/open-part.tsx'
import { ProfileSection } from './profile-section.tsx'

let server: FakeServer
let profile: creatorPages.CreatorProfile
beforeEach(() => {
  dismissAlerts()
  server = fakeServer()
  profile = { handle: 'noura', about: { en: '', ar: '' }, website: null, has_page: true }
  server.answer('creatorPages.getCreatorProfile', () => ({ success: true, profile }))
})

test('a creator says who they are in both languages, and opens their page', async () => {
  let saved: object | undefined
  server.answer('creatorPages.setCreatorProfile', (request) => {
    saved = request
    return { success: true, profile: { ...profile, ...request } }
  })
  const { user } = await openPart(<ProfileSection userId="noura" takedowns={null} />)

  await user.type(await screen.findByLabelText(/in English/), 'Accountants.')
  await user.type(screen.getByLabelText(/in Arabic/), 'محاسبون.')
  await user.type(screen.getByLabelText('Website'), 'https://scales.example.com')
  await user.click(screen.getByRole('button', { name: 'Save your page' }))

  expect(await screen.findByText('Your page was saved.')).toBeDefined()
  expect(saved).toEqual({
    about: { en: 'Accountants.', ar: 'محاسبون.' },
    website: 'https://scales.example.com/',
  })
  expect(screen.getByRole('link', { name: /Open your page/ }).getAttribute('href')).toBe(
    '/creators/noura',
  )
})

test('a website that the store does not take is said to be so at its field', async () => {
  server.answer('creatorPages.setCreatorProfile', () => {
    throw new Refusal('request.invalid')
  })
  const { user } = await openPart(<ProfileSection userId="noura" takedowns={null} />)
  await user.type(await screen.findByLabelText('Website'), 'https://scales.example.com')
  await user.click(screen.getByRole('button', { name: 'Save your page' }))

  expect(await screen.findByText(/Give a public address/)).toBeDefined()
})

test('a text that leads elsewhere is refused in words', async () => {
  server.answer('creatorPages.setCreatorProfile', () => {
    throw new Refusal('creators.address_in_text')
  })
  const { user } = await openPart(<ProfileSection userId="noura" takedowns={null} />, {
    language: 'ar',
  })
  await user.type(await screen.findByLabelText(/بالعربية/), 'راسلنا')
  await user.click(screen.getByRole('button', { name: 'احفظ صفحتك' }))

  expect(await screen.findByText(/عنوان أو رقم هاتف/)).toBeDefined()
})

test('whoever has nothing in the store yet reads when the page opens', async () => {
  profile = { ...profile, has_page: false }
  await openPart(<ProfileSection userId="noura" takedowns={null} />)

  expect(await screen.findByText(/once one of your agents is in the store/)).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

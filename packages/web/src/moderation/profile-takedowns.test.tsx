import { screen, within } from '@testing-library/react'
import type { moderation } from '@wakeel/contract'
import { beforeEach, expect, test } from 'vitest'
import { dismissAlerts } from '../../testing/dismiss-alerts.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { takenTexts } from '../../testing/moderation.ts'
import { openPart } from '../../testing/open-part.tsx'
import { ProfileTakedowns } from './profile-takedowns.tsx'

const waiting = takenTexts().appeal!

let server: FakeServer
let appeal: moderation.Appeal | null
beforeEach(() => {
  dismissAlerts()
  server = fakeServer()
  appeal = null
  server.answer('moderation.listProfileTakedowns', () => ({
    success: true,
    takedowns: [{ ...takenTexts(), appeal }],
  }))
})

async function openPanel(language?: 'ar') {
  const { user } = await openPart(
    <ProfileTakedowns userId="layla" />,
    language ? { language } : undefined,
  )
  return { user, panel: within(await screen.findByRole('region')) }
}

test('a creator reads what was taken off their page and why, and appeals once', async () => {
  server.answer('moderation.appealProfileTakedown', ({ text }) => {
    appeal = { ...waiting, text }
    return { success: true, takedown: { ...takenTexts(), appeal } }
  })
  const { user, panel } = await openPanel()
  expect(panel.getByText('A moderator has taken this off your page')).toBeDefined()
  expect(panel.getByText('Licensed by the authority.')).toBeDefined()
  expect(panel.getByText('Misleading')).toBeDefined()

  await user.type(panel.getByRole('textbox', { name: 'Your appeal' }), ' Our licence is 12345. ')
  await user.click(panel.getByRole('button', { name: 'Send the appeal' }))

  expect(await screen.findByText('Your appeal was sent.')).toBeDefined()
  expect(await panel.findByText('Our licence is 12345.')).toBeDefined()
  expect(panel.getByRole('status').textContent).toMatch(/A moderator will read your appeal/)
  expect(panel.queryByRole('textbox')).toBeNull()
})

test('the answer to a denied appeal stands beside the decision, in Arabic too', async () => {
  appeal = {
    ...waiting,
    decision: 'denied',
    answer: 'That licence is another’s.',
    answered_at: '2026-11-21T08:00:00Z',
  }
  const { panel } = await openPanel('ar')

  expect(panel.getByText('أزال مشرف هذا من صفحتك')).toBeDefined()
  expect(panel.getByText('That licence is another’s.')).toBeDefined()
  expect(panel.getByText('القرار نهائي في هذه الإزالة.')).toBeDefined()
})

test('an appeal that did not get through keeps what was written', async () => {
  server.answer('moderation.appealProfileTakedown', () => {
    throw new Refusal('server.failed')
  })
  const { user, panel } = await openPanel()
  await user.type(panel.getByRole('textbox'), 'Please look again.')
  await user.click(panel.getByRole('button', { name: 'Send the appeal' }))

  expect((await panel.findByRole('alert')).textContent).toMatch(/could not be sent/)
  expect(panel.getByRole('textbox')).toHaveProperty('value', 'Please look again.')
})

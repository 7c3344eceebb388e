import { screen, within } from '@testing-library/react'
import type { audit } from '@wakeel/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import {
  invitation,
  NO_CAP,
  ORGANISATION_ID,
  type OrganisationServer,
  organisation,
  organisationServer,
} from '../../testing/organisations.ts'
import * as files from '../save-file.ts'
// What arrives later in a browser is here before the tests begin.
import './log-tab.tsx'
import '../pages/organisation-page.tsx'

const noor = { kind: 'organisation' as const, id: ORGANISATION_ID, name: 'Noor Trading' }
const khalid = { kind: 'person' as const, id: 'khalid', name: 'Khalid Nasser' }

let made = 0
const entry = (
  action: audit.AuditAction,
  details: Partial<audit.AuditEntry> = {},
): audit.AuditEntry => ({
  id: String(++made),
  at: '2026-11-18T09:30:00Z',
  actor: { id: 'noura', name: 'Noura Saleh', role: 'user' },
  action,
  subject: noor,
  before: null,
  after: null,
  reason: null,
  ...details,
})

let store: OrganisationServer
let entries: audit.AuditEntry[]
beforeEach(() => {
  store = organisationServer()
  entries = [entry('organisations.created')]
  store.server.answer('organisations.listOrganisationLog', () => ({
    success: true,
    entries,
    next_cursor: null,
  }))
})

const open = (language: 'en' | 'ar' = 'en') =>
  openPage(`/organisations/${ORGANISATION_ID}?tab=log`, { language })
const rows = async (name = 'Audit log') =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

describe('the log of an organisation', () => {
  test('says in words who did what, before and after', async () => {
    entries = [
      entry('organisations.role_changed', {
        subject: khalid,
        before: { role: 'member' },
        after: { role: 'admin' },
      }),
      entry('organisations.caps_changed', {
        before: NO_CAP,
        after: { monthly_fils: 100_000, monthly_runs: null },
      }),
      entry('organisations.agents_changed', {
        before: { only_listed: false },
        after: { only_listed: true },
      }),
      entry('organisations.dissolved', { before: { members: 2 } }),
    ]
    await open()
    expect(await rows()).toEqual([
      expect.stringMatching(
        /18 Nov 2026.*Noura Saleh.*Changed a member’s rolePerson Khalid Nasser.*Role Member\s+Admin(?!i)/,
      ),
      expect.stringMatching(
        /Changed a capOrganisation Noor Trading.*Cap a month None\s+AED 1,000\.00Runs a month None/,
      ),
      expect.stringMatching(/Changed which agents are allowed.*Only listed agents No\s+Yes/),
      expect.stringMatching(/Dissolved the organisation.*Members 2/),
    ])
  })

  test('names both owners of a transfer and not their ids', async () => {
    entries = [
      entry('organisations.transferred', {
        subject: khalid,
        before: { owner: 'noura' },
        after: { owner: 'khalid' },
      }),
    ]
    await open()
    expect((await rows())[0]).toMatch(/Owner Noura Saleh\s+Khalid NasserWhy$/)
  })

  test('says of people and agents that are gone that they are, and not their ids', async () => {
    entries = [
      entry('organisations.transferred', {
        actor: { id: 'u-81f2', name: null, role: 'user' },
        subject: { ...khalid, id: 'u-91aa', name: null },
        before: { owner: 'u-81f2' },
        after: { owner: 'u-91aa' },
      }),
      entry('organisations.agents_changed', {
        subject: { kind: 'agent', id: 'a-77c0', name: null },
        after: NO_CAP,
      }),
    ]
    await open()
    const [transferred, changed] = await rows()
    expect(transferred).toMatch(
      /WhoFormer user.*another ownerFormer user.*Owner Former user\s+Former userWhy$/,
    )
    expect(changed).toContain('Agent that is gone')
    expect(`${transferred}${changed}`).not.toMatch(/u-81f2|u-91aa|a-77c0/)
  })

  test('names an open invitation by its email, and says of another what became of it', async () => {
    store.shown = organisation({ invitations: [invitation()] })
    const [withdrawn, accepted, lapsed] = ['i-withdrawn', 'i-accepted', 'i-lapsed']
    entries = [
      entry('organisations.invited', { after: { invitation: invitation().id, role: 'member' } }),
      entry('organisations.invitation_revoked', {
        before: { invitation: withdrawn, role: 'admin' },
      }),
      entry('organisations.joined', {
        subject: khalid,
        after: { invitation: accepted, role: 'member' },
      }),
      entry('organisations.invited', { after: { invitation: accepted, role: 'member' } }),
      entry('organisations.invited', { after: { invitation: lapsed, role: 'member' } }),
    ]
    await open()
    expect(await rows()).toEqual([
      expect.stringMatching(/Invited a member.*Invitation sara@example\.aeRole MemberWhy$/),
      expect.stringMatching(/Withdrew an invitation.*Invitation Withdrawn\s+Role Admin\s+Why$/),
      expect.stringMatching(/Invitation Accepted by Khalid NasserRole MemberWhy$/),
      expect.stringMatching(
        /Invited a member.*Invitation Accepted by Khalid NasserRole MemberWhy$/,
      ),
      expect.stringMatching(/Invited a member.*Invitation No longer openRole MemberWhy$/),
    ])
  })

  test('is shown page by page', async () => {
    store.server.answer('organisations.listOrganisationLog', ({ cursor }) => ({
      success: true,
      entries: [entry(cursor ? 'organisations.created' : 'organisations.renamed')],
      next_cursor: cursor ? null : 'older',
    }))
    const { user } = await open()
    expect(await rows()).toEqual([expect.stringContaining('Renamed the organisation')])
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Created the organisation')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('is waited for, and asked for again when it did not arrive', async () => {
    store.server.answer('organisations.listOrganisationLog', () => new Promise(() => {}))
    const { unmount } = await open()
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeDefined()
    unmount()
    store.server.answer('organisations.listOrganisationLog', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    store.server.answer('organisations.listOrganisationLog', () => ({
      success: true,
      entries,
      next_cursor: null,
    }))
    await user.click(again)
    expect(await rows()).toHaveLength(1)
  })

  test('that is empty says so', async () => {
    entries = []
    await open()
    expect(await screen.findByText('Nothing in the log matches.')).toBeDefined()
  })

  test('is exported whole', async () => {
    const saved = vi.spyOn(files, 'saveFile').mockReturnValue()
    store.server.answerRaw(
      `GET /api/organisations/${ORGANISATION_ID}/audit.csv`,
      () => new Response('number,at'),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: /^Export CSV/ }))
    await expect.poll(() => saved.mock.lastCall?.[1]).toBe('organisation-audit-log.csv')
    expect(await saved.mock.lastCall?.[0].text()).toBe('number,at')
  })

  test.for([
    ['request.rate_limited', 429, 'You have exported often. Wait a few minutes and try again.'],
    ['server.failed', 500, 'The file could not be made. Try again.'],
  ] as const)('whose export is refused with %s says so', async ([code, status, said]) => {
    const path = `GET /api/organisations/${ORGANISATION_ID}/audit.csv`
    store.server.answerRaw(path, () =>
      Response.json({ success: false, error: 'No.', code }, { status }),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: /^Export CSV/ }))
    expect((await screen.findByRole('alert')).textContent).toBe(said)
  })

  test('is read in Arabic', async () => {
    entries = [
      entry('organisations.transferred', {
        subject: khalid,
        before: { owner: 'noura' },
        after: { owner: 'khalid' },
      }),
      entry('organisations.invited', { after: { invitation: invitation().id, role: 'member' } }),
      entry('organisations.joined', {
        subject: { ...khalid, name: null },
        actor: { id: 'khalid', name: null, role: 'user' },
      }),
    ]
    await open('ar')
    expect(await rows('سجل التدقيق')).toEqual([
      expect.stringMatching(/نقل ملكية الفريق.*المالك Noura Saleh\s+Khalid Nasserلماذا$/),
      expect.stringMatching(/دعا شخصًا.*الدعوة لم تعد مفتوحةالدور عضولماذا$/),
      expect.stringMatching(/شخص غادر.*انضمشخص غادر/),
    ])
  })
})

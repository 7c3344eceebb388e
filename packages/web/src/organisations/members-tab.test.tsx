import { screen, waitFor, within } from '@testing-library/react'
import type { organisations } from '@wakeel/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import {
  invitation,
  khalid,
  member,
  ORGANISATION_ID,
  type OrganisationServer,
  organisation,
  organisationServer,
} from '../../testing/organisations.ts'
// What arrives later in a browser is here before the tests begin.
import './members-tab.tsx'
import '../pages/organisation-page.tsx'

const LINK = 'https://wakeel.example/#/organisations?invitation=a-token'

let store: OrganisationServer
beforeEach(() => {
  store = organisationServer()
})

const open = (language: 'en' | 'ar' = 'en') =>
  openPage(`/organisations/${ORGANISATION_ID}?tab=members`, { language })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
const change = (details: Partial<organisations.Organisation>) => {
  store.shown = organisation(details)
  return { success: true as const, organisation: store.shown }
}

async function manage(name = 'Khalid Nasser') {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: `Manage ${name}` }))
  return { user, form: await dialog(name) }
}

describe('the members', () => {
  test('stand with their part, what they used and what they may use', async () => {
    store.shown = organisation({
      people: [
        member(),
        { ...khalid, cap: { monthly_fils: 1_250, monthly_runs: 3 }, used: { fils: 500, runs: 2 } },
      ],
    })
    await open()
    expect((await row(/Noura Saleh \(you\)/)).getByText('No cap')).toBeDefined()
    const other = await row(/Khalid Nasser/)
    expect(other.getByText('khalid@example.ae')).toBeDefined()
    expect(other.getByText('Member', { selector: ':not([aria-hidden])' })).toBeDefined()
    expect(other.getByText('AED 5.00')).toBeDefined()
    expect(other.getByText('2 runs')).toBeDefined()
    expect(other.getByText('AED 12.50 · 3 runs')).toBeDefined()
  })

  test('get another role and a cap in one go', async () => {
    const saved = () => change({ people: [member(), { ...khalid, role: 'admin' }] })
    store.server.answer('organisations.setMemberCap', saved)
    store.server.answer('organisations.setMemberRole', saved)
    const { user, form } = await manage()
    await user.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'Admin')
    await user.type(form.getByRole('textbox', { name: 'AED a month' }), '12.50')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Khalid Nasser is saved.')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect((await row(/Khalid Nasser/)).getByText('Admin')).toBeDefined()
    expect(
      store
        .sent('PUT')
        .map(({ address, body }) => [address.split('/').at(-1)?.split('?')[0], body]),
    ).toEqual([
      ['cap', { monthly_fils: 1_250, monthly_runs: null }],
      ['role', { role: 'admin' }],
    ])
  })

  test('lose a cap when its fields are emptied, and what did not change is not sent', async () => {
    store.shown = organisation({
      people: [member(), { ...khalid, cap: { monthly_fils: 1_250, monthly_runs: 3 } }],
    })
    store.server.answer('organisations.setMemberCap', () => change({}))
    const { user, form } = await manage()
    expect(form.getByRole('textbox', { name: 'AED a month' })).toHaveProperty('value', '12.50')
    await user.clear(form.getByRole('textbox', { name: 'AED a month' }))
    await user.clear(form.getByRole('textbox', { name: 'Runs a month' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Khalid Nasser is saved.')).toBeDefined()
    expect(store.sent('PUT').map(({ body }) => body)).toEqual([
      { monthly_fils: null, monthly_runs: null },
    ])
  })

  test.for([
    ['AED a month', 'ten', 'Write an amount up to AED 10,000,000.00, or leave it empty.'],
    ['Runs a month', '2.5', 'Write a whole number up to 1,000,000,000, or leave it empty.'],
  ] as const)('get no cap of %s that is not one', async ([field, typed, said]) => {
    const { user, form } = await manage()
    await user.type(form.getByRole('textbox', { name: field }), typed)
    expect((await form.findByRole('alert')).textContent).toBe(said)
    expect(form.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  })

  test('include the owner, who can give themselves a cap but no other part, and cannot be removed', async () => {
    store.server.answer('organisations.setMemberCap', () => change({}))
    const { user, form } = await manage('Noura Saleh')
    expect(
      form.getByText('The owner stays the owner until another member is made the owner.'),
    ).toBeDefined()
    expect(form.queryByRole('combobox')).toBeNull()
    expect(form.queryByRole('button', { name: 'Remove' })).toBeNull()
    expect(form.queryByRole('button', { name: 'Make owner' })).toBeNull()
    await user.type(form.getByRole('textbox', { name: 'Runs a month' }), '٢٠')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Noura Saleh is saved.')).toBeDefined()
    expect(store.sent('PUT').map(({ address, body }) => [address, body])).toEqual([
      [
        `/api/organisations/${ORGANISATION_ID}/members/noura/cap?lang=en`,
        { monthly_fils: null, monthly_runs: 20 },
      ],
    ])
  })

  test('are managed by an admin too, who makes nobody the owner', async () => {
    store.signIn('sara', 'Sara Amin')
    store.shown = organisation({
      role: 'admin',
      people: [member(), member({ user_id: 'sara', name: 'Sara Amin', role: 'admin' }), khalid],
    })
    const { form } = await manage()
    expect(form.getByRole('button', { name: 'Remove' })).toBeDefined()
    expect(form.queryByRole('button', { name: 'Make owner' })).toBeNull()
  })

  test('keep what they had when the store refuses, and the form says why', async () => {
    store.server.answer('organisations.setMemberRole', () => {
      throw new Refusal('organisations.forbidden')
    })
    const { user, form } = await manage()
    await user.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'Admin')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your part in this organisation does not allow that.',
    )
    expect(form.getByRole('combobox', { name: 'Role' })).toHaveProperty('value', 'admin')
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    expect((await row(/Khalid Nasser/)).queryByText('Admin')).toBeNull()
  })

  test('are removed only after the question', async () => {
    store.server.answer('organisations.removeMember', () => {
      change({ people: [member()], members: 1 })
      return { success: true }
    })
    const { user, form } = await manage()
    await user.click(form.getByRole('button', { name: 'Remove' }))
    const question = await dialog('Remove Khalid Nasser?')
    expect(store.sent('DELETE')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Khalid Nasser is removed.')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('row', { name: /Khalid Nasser/ })).toBeNull())
    expect(store.sent('DELETE').map(({ address }) => address)).toEqual([
      `/api/organisations/${ORGANISATION_ID}/members/khalid`,
    ])
  })

  test('stay when the question is answered with no, and when the store refuses', async () => {
    store.server.answer('organisations.removeMember', () => {
      throw new Refusal('organisations.member_not_found')
    })
    const { user, form } = await manage()
    await user.click(form.getByRole('button', { name: 'Remove' }))
    await user.click(
      (await dialog('Remove Khalid Nasser?')).getByRole('button', { name: 'Cancel' }),
    )
    expect(store.sent('DELETE')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Manage Khalid Nasser' }))
    await user.click((await dialog('Khalid Nasser')).getByRole('button', { name: 'Remove' }))
    await user.click(
      (await dialog('Remove Khalid Nasser?')).getByRole('button', { name: 'Remove' }),
    )
    expect((await screen.findByRole('alert')).textContent).toBe('There is no such member.')
    expect(await row(/Khalid Nasser/)).toBeDefined()
  })
})

describe('the ownership', () => {
  test('goes to another member after the question, and the owner becomes an admin', async () => {
    store.server.answer('organisations.setMemberRole', () =>
      change({ role: 'admin', people: [member({ role: 'admin' }), { ...khalid, role: 'owner' }] }),
    )
    const { user, form } = await manage()
    await user.click(form.getByRole('button', { name: 'Make owner' }))
    const question = await dialog('Make Khalid Nasser the owner?')
    expect(question.getByText(/^Their plan and wallet then pay for everything/)).toBeDefined()
    expect(store.sent('PUT')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Make owner' }))
    expect(await screen.findByText('Khalid Nasser is the owner now.')).toBeDefined()
    expect((await row(/Khalid Nasser/)).getByText('Owner')).toBeDefined()
    expect((await row(/Noura Saleh/)).getByText('Admin')).toBeDefined()
    expect(store.sent('PUT').map(({ body }) => body)).toEqual([{ role: 'owner' }])
  })

  test('stays where it is when the other has no Enterprise plan', async () => {
    store.server.answer('organisations.setMemberRole', () => {
      throw new Refusal('organisations.enterprise_required')
    })
    const { user, form } = await manage()
    await user.click(form.getByRole('button', { name: 'Make owner' }))
    await user.click(
      (await dialog('Make Khalid Nasser the owner?')).getByRole('button', { name: 'Make owner' }),
    )
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Organisations come with the Enterprise plan.',
    )
    expect((await row(/Noura Saleh/)).getByText('Owner')).toBeDefined()
  })
})

describe('an invitation', () => {
  const invite = async () => {
    const page = await open()
    await page.user.click(await screen.findByRole('button', { name: 'Invite a member' }))
    return { ...page, form: await dialog('Invite a member') }
  }
  beforeEach(() => {
    store.server.answer('organisations.inviteMember', ({ email, role }) => {
      const sent = invitation({ email, role })
      change({ invitations: [sent] })
      return { success: true, invitation: sent, link: LINK }
    })
  })

  test('goes to an email with a role, and its link can be copied', async () => {
    const { user, form } = await invite()
    expect(form.getByText(/which works for 14 days and for this email only/)).toBeDefined()
    expect(form.getByRole('button', { name: 'Send the invitation' })).toHaveProperty(
      'disabled',
      true,
    )
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'sara@example.ae')
    await user.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'Admin')
    await user.click(form.getByRole('button', { name: 'Send the invitation' }))
    expect((await form.findByRole('status')).textContent).toContain(
      'An email is on its way to sara@example.ae.',
    )
    expect(form.getByRole('textbox', { name: 'Invitation link' })).toHaveProperty('value', LINK)
    await user.click(form.getByRole('button', { name: 'Copy the link' }))
    expect(await screen.findByText('The link is copied.')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe(LINK)
    expect(store.sent('POST').map(({ body }) => body)).toEqual([
      { email: 'sara@example.ae', role: 'admin' },
    ])
  })

  test('that was sent makes room for another', async () => {
    const { user, form } = await invite()
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'sara@example.ae')
    await user.click(form.getByRole('button', { name: 'Send the invitation' }))
    await user.click(await form.findByRole('button', { name: 'Invite another' }))
    expect(form.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', '')
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(
      within(screen.getByRole('table', { name: 'Open invitations' })).getByText('sara@example.ae'),
    ).toBeDefined()
  })

  test('that cannot be copied says so', async () => {
    const { user, form } = await invite()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'sara@example.ae')
    await user.click(form.getByRole('button', { name: 'Send the invitation' }))
    await user.click(await form.findByRole('button', { name: 'Copy the link' }))
    expect(await screen.findByText('Your browser did not allow copying.')).toBeDefined()
    await user.click(form.getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.for([
    ['organisations.already_member', 'This person is a member already.'],
    ['organisations.full', 'The organisation has as many members and invitations as it can have.'],
  ] as const)('is refused with %s, and the email stays', async ([code, said]) => {
    store.server.answer('organisations.inviteMember', () => {
      throw new Refusal(code)
    })
    const { user, form } = await invite()
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'khalid@example.ae')
    await user.click(form.getByRole('button', { name: 'Send the invitation' }))
    expect((await screen.findByRole('alert')).textContent).toBe(said)
    expect(form.getByRole('textbox', { name: 'Email' })).toHaveProperty(
      'value',
      'khalid@example.ae',
    )
  })

  test('that is open is sent again, with a new link', async () => {
    change({ invitations: [invitation()] })
    store.server.answer('organisations.inviteMember', ({ email, role }) => ({
      success: true,
      invitation: invitation({ email, role }),
      link: LINK,
    }))
    const { user } = await open()
    await user.click(
      await screen.findByRole('button', { name: 'Send again: the invitation of sara@example.ae' }),
    )
    expect(
      await screen.findByText(/^A new email is on its way to sara@example\.ae\./),
    ).toBeDefined()
    expect(store.sent('POST').map(({ body }) => body)).toEqual([
      { email: 'sara@example.ae', role: invitation().role },
    ])
  })

  test('that is open can be withdrawn', async () => {
    change({ invitations: [invitation()] })
    store.server.answer('organisations.revokeInvitation', () => {
      change({})
      return { success: true }
    })
    const { user } = await open()
    expect((await row(/sara@example\.ae/)).getByText('4 Dec 2026')).toBeDefined()
    await user.click(
      screen.getByRole('button', { name: 'Withdraw the invitation of sara@example.ae' }),
    )
    expect(await screen.findByText('The invitation of sara@example.ae is withdrawn.')).toBeDefined()
    await waitFor(() =>
      expect(screen.queryByRole('table', { name: 'Open invitations' })).toBeNull(),
    )
    expect(store.sent('DELETE').map(({ address }) => address)).toEqual([
      `/api/organisations/${ORGANISATION_ID}/invitations/${invitation().id}`,
    ])
  })

  test('that was used meanwhile cannot be withdrawn', async () => {
    change({ invitations: [invitation()] })
    store.server.answer('organisations.revokeInvitation', () => {
      throw new Refusal('organisations.invitation_not_found')
    })
    const { user } = await open()
    await user.click(
      await screen.findByRole('button', { name: 'Withdraw the invitation of sara@example.ae' }),
    )
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This invitation is not valid any more, or it is for another email.',
    )
  })
})

test('members and invitations are managed in Arabic', async () => {
  store.shown = organisation({ invitations: [invitation()] })
  store.server.answer('organisations.revokeInvitation', () => {
    throw new Refusal('organisations.invitation_not_found')
  })
  const { user } = await open('ar')
  expect(await screen.findByRole('table', { name: 'الأعضاء' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^سحب دعوة/ }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'لم تعد هذه الدعوة صالحة، أو أنها لبريد إلكتروني آخر.',
  )
  await user.click(screen.getByRole('button', { name: /^إدارة .*Khalid Nasser/ }))
  const form = await dialog('Khalid Nasser')
  expect(
    within(form.getByRole('combobox', { name: 'الدور' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['عضو', 'مدير'])
  await user.click(form.getByRole('button', { name: 'اجعله المالك' }))
  expect(
    await screen.findByRole('dialog', { name: /^هل تجعل .*Khalid Nasser.* المالك؟$/ }),
  ).toBeDefined()
})

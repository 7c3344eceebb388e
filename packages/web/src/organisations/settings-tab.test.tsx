import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import {
  khalid,
  ORGANISATION_ID,
  type OrganisationServer,
  organisation,
  organisationServer,
} from '../../testing/organisations.ts'
// What arrives later in a browser is here before the tests begin.
import '../pages/organisation-page.tsx'
import '../pages/organisations-page.tsx'
import './settings-tab.tsx'

let store: OrganisationServer
beforeEach(() => {
  store = organisationServer()
})

const open = (language: 'en' | 'ar' = 'en') =>
  openPage(`/organisations/${ORGANISATION_ID}?tab=settings`, { language })
const name = () => screen.findByRole('textbox', { name: 'Name of the organisation' })
/** The button that saves one card and not the other. */
const saveOf = (title: string) =>
  within(
    screen.getByRole('heading', { name: title }).closest('div:has(form)') as HTMLElement,
  ).getByRole('button', { name: 'Save' })

describe('the name of an organisation', () => {
  test('is changed, and the page follows', async () => {
    store.server.answer('organisations.renameOrganisation', ({ name }) => {
      store.shown = organisation({ name })
      return { success: true, organisation: store.shown }
    })
    const { user } = await open()
    await user.clear(await name())
    expect(saveOf('Name')).toHaveProperty('disabled', true)
    await user.type(await name(), ' Noor Group ')
    await user.click(saveOf('Name'))
    expect(await screen.findByText('The name is saved.')).toBeDefined()
    expect(await screen.findByRole('heading', { level: 1, name: 'Noor Group' })).toBeDefined()
    expect(saveOf('Name')).toHaveProperty('disabled', true)
    expect(store.sent('PATCH').map(({ body }) => body)).toEqual([{ name: 'Noor Group' }])
  })

  test('stays when the store refuses, and what was typed stays too', async () => {
    store.server.answer('organisations.renameOrganisation', () => {
      throw new Refusal('organisations.forbidden')
    })
    const { user } = await open()
    await user.type(await name(), ' Group')
    await user.click(saveOf('Name'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your part in this organisation does not allow that.',
    )
    expect(await name()).toHaveProperty('value', 'Noor Trading Group')
    expect(screen.getByRole('heading', { level: 1, name: 'Noor Trading' })).toBeDefined()
  })
})

describe('the cap of an organisation', () => {
  test('is changed as money and as runs', async () => {
    store.server.answer('organisations.setOrganisationCap', ({ monthly_fils, monthly_runs }) => {
      store.shown = organisation({ cap: { monthly_fils, monthly_runs } })
      return { success: true, organisation: store.shown }
    })
    const { user } = await open()
    const money = await screen.findByRole('textbox', { name: 'AED a month' })
    expect(money).toHaveProperty('value', '1000')
    expect(saveOf('Cap of the organisation')).toHaveProperty('disabled', true)
    await user.clear(money)
    await user.type(screen.getByRole('textbox', { name: 'Runs a month' }), '500')
    await user.click(saveOf('Cap of the organisation'))
    expect(await screen.findByText('The cap is saved.')).toBeDefined()
    expect(store.sent('PUT').map(({ body }) => body)).toEqual([
      { monthly_fils: null, monthly_runs: 500 },
    ])
  })

  test('is not saved while a field is no amount, and stays when the store cannot be reached', async () => {
    const { user } = await open()
    const money = await screen.findByRole('textbox', { name: 'AED a month' })
    await user.type(money, 'x')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Write an amount up to/)
    expect(saveOf('Cap of the organisation')).toHaveProperty('disabled', true)
    await user.clear(money)
    await user.type(money, '5')
    store.server.cutOff()
    await user.click(saveOf('Cap of the organisation'))
    expect((await screen.findByRole('alert')).textContent).toBe('Network error - please try again')
    expect(money).toHaveProperty('value', '5')
  })
})

describe('the way out', () => {
  const asMember = () => {
    store.signIn('khalid', 'Khalid Nasser')
    store.shown = organisation({ role: 'member', people: [khalid] })
  }

  test('of a member is to leave, after the question', async () => {
    asMember()
    store.server.answer('organisations.removeMember', () => {
      store.mine = []
      return { success: true }
    })
    const { user, address } = await open()
    await user.click(await screen.findByRole('button', { name: 'Leave the organisation' }))
    expect(screen.queryByRole('textbox')).toBeNull()
    const question = within(await screen.findByRole('dialog', { name: 'Leave Noor Trading?' }))
    expect(store.sent('DELETE')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Leave the organisation' }))
    expect(await screen.findByText('You have left Noor Trading.')).toBeDefined()
    await waitFor(() => expect(address()).toBe('/organisations'))
    expect(await screen.findByText('You are in no organisation yet')).toBeDefined()
    expect(store.sent('DELETE').map(({ address }) => address)).toEqual([
      `/api/organisations/${ORGANISATION_ID}/members/khalid`,
    ])
  })

  test('of the owner is to dissolve it, after the question', async () => {
    store.server.answer('organisations.dissolveOrganisation', () => {
      store.mine = []
      return { success: true }
    })
    const { user, address } = await open()
    await user.click(await screen.findByRole('button', { name: 'Dissolve the organisation' }))
    const question = within(await screen.findByRole('dialog', { name: 'Dissolve Noor Trading?' }))
    expect(question.getByText(/^Members lose the organisation at once/)).toBeDefined()
    expect(store.sent('DELETE')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Dissolve the organisation' }))
    expect(await screen.findByText('Noor Trading is dissolved.')).toBeDefined()
    await waitFor(() => expect(address()).toBe('/organisations'))
    expect(store.sent('DELETE').map(({ address }) => address)).toEqual([
      `/api/organisations/${ORGANISATION_ID}`,
    ])
  })

  test('is not taken when the question is answered with no', async () => {
    const { user, address } = await open()
    await user.click(await screen.findByRole('button', { name: 'Dissolve the organisation' }))
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(store.sent('DELETE')).toEqual([])
    expect(address()).toBe(`/organisations/${ORGANISATION_ID}?tab=settings`)
  })

  test('is closed to whoever has become the owner meanwhile, who is told why', async () => {
    asMember()
    store.server.answer('organisations.removeMember', () => {
      throw new Refusal('organisations.owner_stays')
    })
    const { user, address } = await open()
    await user.click(await screen.findByRole('button', { name: 'Leave the organisation' }))
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', {
        name: 'Leave the organisation',
      }),
    )
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The owner cannot leave\./)
    expect(address()).toBe(`/organisations/${ORGANISATION_ID}?tab=settings`)
  })
})

test('the settings are read and refused in Arabic', async () => {
  store.server.answer('organisations.dissolveOrganisation', () => {
    throw new Refusal('organisations.not_found')
  })
  const { user } = await open('ar')
  expect(await screen.findByRole('textbox', { name: 'اسم الفريق' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'حد الفريق' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'حُلّ الفريق' }))
  const question = within(await screen.findByRole('dialog', { name: /^هل تحل .*Noor Trading.*؟$/ }))
  await user.click(question.getByRole('button', { name: 'حُلّ الفريق' }))
  expect((await screen.findByRole('alert')).textContent).toBe('ليس لديك فريق كهذا.')
})

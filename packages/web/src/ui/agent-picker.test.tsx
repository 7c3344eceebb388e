import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { app, list } from '../../testing/apps.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
// What arrives later in a browser is here before the tests begin.
import '../pages/account-page.tsx'
import './agent-picker.tsx'
import '../api-keys/keys-tab.tsx'

const vatDesk = app({ slug: 'vat-desk', name: 'VAT desk' })
const vatCheck = app({ slug: 'vat-check', name: 'VAT check' })
const loans = app({ slug: 'loans', name: 'Loans' })

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer('catalogue.listApps', ({ q = '' }) =>
    list([vatDesk, vatCheck, loans].filter(({ name }) => name.includes(q))),
  )
  server.answer('apiKeys.listApiKeys', () => ({ success: true, api_keys: [] }))
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
})

/** The picker as the form of a key holds it. */
async function open() {
  const { user } = await openPage('/account?tab=keys')
  await user.click(await screen.findByRole('button', { name: 'New key' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: /Only some/ }))
  const field = await dialog.findByRole('combobox', { name: 'Add an agent' })
  const option = (name: string) => dialog.findByRole('option', { name })
  const chosen = () =>
    dialog
      .queryAllByRole('button', { name: /^Remove/ })
      .map(({ ariaLabel, ...button }) =>
        (ariaLabel ?? (button as HTMLElement).getAttribute('aria-label'))?.replace('Remove ', ''),
      )
  return { user, dialog, field, option, chosen }
}

test('agents are found by what is typed, and chosen by keys alone', async () => {
  const { user, field, option, chosen } = await open()
  await user.type(field, 'VAT')
  await option('VAT check')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const active = field.getAttribute('aria-activedescendant')
  await user.keyboard('{Enter}')

  expect(active).toContain(vatCheck.id)
  expect(chosen()).toEqual(['VAT check'])
  expect([field.getAttribute('aria-expanded'), (field as HTMLInputElement).value]).toEqual([
    'false',
    '',
  ])
})

test('before anything is typed the most used are offered, and the last one is reached upwards', async () => {
  const { user, field, option, chosen } = await open()
  await user.click(field)
  await option('Loans')
  await user.keyboard('{ArrowUp}{Enter}')

  expect(chosen()).toEqual(['Loans'])
  expect(server.received.map(({ address }) => address)).toContainEqual(
    expect.stringContaining('sort=popular'),
  )
})

test('Escape closes the list and leaves the dialog open, and Enter sends no form from an open list', async () => {
  const { user, dialog, field, option } = await open()
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Nightly')
  await user.type(field, 'VAT')
  await option('VAT desk')
  await user.keyboard('{Enter}')
  await user.keyboard('{Escape}')

  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(dialog.getByRole('button', { name: 'Make the key' })).toBeDefined()
  expect(server.received.filter(({ method }) => method === 'POST')).toEqual([])
})

test('what was chosen is marked in the list, and chosen again or removed it is gone, with the focus kept', async () => {
  const { user, dialog, field, option, chosen } = await open()
  await user.click(field)
  await user.click(await option('VAT desk'))
  await user.click(field)
  await user.click(await option('Loans'))
  await user.click(field)
  const list = within(await dialog.findByRole('listbox'))
  const marked = list
    .getAllByRole('option', { selected: true })
    .map(({ textContent }) => textContent)
  await user.click(await option('Loans'))
  await user.click(dialog.getByRole('button', { name: 'Remove VAT desk' }))

  expect(marked).toEqual(['🧾VAT desk', '🧾Loans'])
  expect(chosen()).toEqual([])
  expect(document.activeElement).toBe(dialog.getByRole('group', { name: 'Add an agent' }))
})

test('nobody can say that only some are meant and choose none', async () => {
  const { user, dialog, field, option } = await open()
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Nightly')
  const make = dialog.getByRole('button', { name: 'Make the key' })
  const before = (make as HTMLButtonElement).disabled
  await user.click(field)
  await user.click(await option('Loans'))

  expect([before, (make as HTMLButtonElement).disabled]).toEqual([true, false])
})

test('a search without a match says so, and one that failed is made again', async () => {
  const { user, dialog, field, option } = await open()
  await user.type(field, 'nothing')
  expect(await dialog.findByText('No agent matches.')).toBeDefined()
  server.answer('catalogue.listApps', () => {
    throw new Refusal('server.failed')
  })
  await user.clear(field)
  await user.type(field, 'Loans')
  const again = await dialog.findByRole('button', { name: 'Try again' })
  server.answer('catalogue.listApps', () => list([loans]))
  await user.click(again)

  expect(await option('Loans')).toBeDefined()
})

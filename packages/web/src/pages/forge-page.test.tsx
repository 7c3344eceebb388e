import { screen, within } from '@testing-library/react'
import { errors, forge } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { draftAgent } from '../../testing/agents.ts'
import { button, field } from '../../testing/controls.ts'
import { type FakeServer, Refusal } from '../../testing/fake-server.ts'
import {
  answerUnconfirmed,
  forgeServer,
  idea,
  keep,
  price,
  signIn,
} from '../../testing/forge-page.ts'
import { openPage } from '../../testing/open-page.tsx'
import { sent } from '../../testing/sent.ts'

let server: FakeServer
beforeEach(() => {
  server = forgeServer(draftAgent)
})

describe('step 1', () => {
  test('Continue stays disabled until problem, audience and data input type are there', async () => {
    const { user } = await openPage('/create')
    const next = await button('Continue')
    expect(next).toHaveProperty('disabled', true)
    expect(
      screen.getByText('To continue, fill in: Problem or goal, Target audience, Data input type'),
    ).toBeDefined()
    await user.type(await field('Problem or goal'), 'Add VAT')
    expect(next).toHaveProperty('disabled', true)
    await user.type(await field('Target audience'), 'Small shops')
    expect(next).toHaveProperty('disabled', true)
    expect(screen.getByText('To continue, fill in: Data input type')).toBeDefined()
    await user.click(screen.getByRole('radio', { name: /^Documents/ }))
    expect(next).toHaveProperty('disabled', false)
    expect(screen.queryByText(/^To continue/)).toBeNull()
  })

  test('spaces are no problem and no audience', async () => {
    const { user } = await openPage('/create')
    await user.type(await field('Problem or goal'), '   ')
    await user.type(await field('Target audience'), 'Small shops')
    await user.click(screen.getByRole('radio', { name: /^Mixed/ }))
    expect(await button('Continue')).toHaveProperty('disabled', true)
  })

  test('offers the six kinds of input of the specification', async () => {
    await openPage('/create')
    await field('Problem or goal')
    expect(screen.getAllByRole('radio')).toHaveLength(6)
    expect(forge.dataInputTypes).toEqual([
      'text_questions',
      'business_data',
      'financial_info',
      'documents',
      'images',
      'mixed',
    ])
  })

  test('an example fills everything', async () => {
    const { user } = await openPage('/create')
    await user.click(await button('Minutes from notes'))
    expect((await field('Problem or goal')).value).toContain('minutes')
    expect((await field('Target audience')).value).not.toBe('')
    expect(await button('Continue')).toHaveProperty('disabled', false)
  })

  test('says how much of a field is used', async () => {
    const { user } = await openPage('/create')
    await user.type(await field('Target audience'), 'Shops')
    expect(screen.getByText('5 / 500')).toBeDefined()
  })

  test('tells whoever has not confirmed the e-mail so at once, and sends it again without losing the idea', async () => {
    signIn(server)
    answerUnconfirmed(server)
    server.answerRaw('POST /api/auth/send-verification-email', () =>
      Response.json({ status: true }),
    )
    const { user } = await openPage('/create')
    await user.type(await field('Problem or goal'), 'Add VAT')
    await user.click(await button('Send the confirmation again'))
    expect(sent(server, '/api/auth/send-verification-email')).toEqual([
      { email: 'aisha@example.ae' },
    ])
    expect((await field('Problem or goal')).value).toBe('Add VAT')
  })

  test('tells a visitor at once that an account is needed, and leads back from signing in', async () => {
    await openPage('/create')
    const alert = (await screen.findByText(/you need an account with a confirmed email/))
      .parentElement!
    expect(within(alert).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/signin?to=%2Fcreate',
    )
  })

  test('leads whoever has an agent already to connecting it', async () => {
    await openPage('/create')
    expect((await screen.findByRole('link', { name: 'Connect it' })).getAttribute('href')).toBe(
      '/create/connect',
    )
  })
})

describe('an idea that no skill fits', () => {
  beforeEach(() => {
    signIn(server)
    server.answer('forge.checkIdea', ({ problem_goal }) => {
      if (problem_goal !== 'Add VAT to quotes') throw new Refusal('forge.no_skill_fits')
      return { success: true, not_covered: [] }
    })
  })
  const step = () => screen.getByRole('listitem', { current: 'step' }).textContent

  test('goes no further, says why, shows what the skills can do and leads to connecting an agent', async () => {
    const { user } = await openPage('/create')
    await user.click(await button('Minutes from notes'))
    await user.click(await button('Continue'))
    const form = within((await button('Continue')).closest('form')!)
    expect((await form.findByRole('alert')).textContent).toContain(errors['forge.no_skill_fits'][1])
    expect(form.getByRole('link', { name: 'Connect it' })).toBeDefined()
    expect(await screen.findByText('Five percent, in or out')).toBeDefined()
    expect(step()).toContain('Describe')
    expect(screen.queryByRole('spinbutton')).toBeNull()
  })

  test('is forgotten as it is rewritten, with the skills still in sight, and can be tried again', async () => {
    const { user } = await openPage('/create')
    await user.click(await button('Minutes from notes'))
    await user.click(await button('Continue'))
    await screen.findByRole('alert')
    await user.clear(await field('Problem or goal'))
    await user.type(await field('Problem or goal'), 'Add VAT to quotes')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await screen.findByText('Five percent, in or out')).toBeDefined()
    await user.click(await button('Continue'))
    expect((await price()).value).toBe('67')
  })

  test('and was kept at its price leads back to it', async () => {
    keep({ step: 2, idea: { ...idea, problem_goal: 'Write poems' } })
    await openPage('/create')
    expect((await screen.findByRole('alert')).textContent).toContain(
      errors['forge.no_skill_fits'][1],
    )
    expect((await field('Problem or goal')).value).toBe('Write poems')
    expect(step()).toContain('Describe')
  })
})

test('whoever has no room for another agent is told at the idea, and led to those there are', async () => {
  signIn(server)
  server.answer('forge.checkIdea', () => {
    throw new Refusal('forge.too_many_agents')
  })
  const { user } = await openPage('/create')
  await user.click(await button('VAT on quotes'))
  await user.click(await button('Continue'))
  expect((await screen.findByRole('link', { name: 'Your agents' })).getAttribute('href')).toBe(
    '/creator',
  )
})

test('what the store’s skills can do is there to read before an idea is written', async () => {
  const { user } = await openPage('/create')
  await user.click(await screen.findByText('What the store’s skills can do'))
  expect(await screen.findByText('Five percent, in or out')).toBeDefined()
})

describe('signed out', () => {
  test('both steps can be filled, and generating asks to sign in and leads back', async () => {
    const { user } = await openPage('/create')
    await user.click(await button('VAT on quotes'))
    await user.click(await button('Continue'))
    expect(
      (await screen.findByRole('link', { name: 'Sign in to generate' })).getAttribute('href'),
    ).toBe('/signin?to=%2Fcreate')
    expect(screen.queryByRole('button', { name: 'Generate agent' })).toBeNull()
  })

  test('the draft is there after signing in, and no longer there for a visitor', async () => {
    keep({ step: 2, price: '42' }, 'visitor')
    signIn(server)
    await openPage('/create')
    expect((await price()).value).toBe('42')
    expect(localStorage.getItem('wakeel_forge_draft:visitor')).toBeNull()
  })
})

describe('the draft', () => {
  test('survives a reload with its step', async () => {
    signIn(server)
    const first = await openPage('/create')
    await first.user.click(await button('VAT on quotes'))
    await first.user.click(await button('Continue'))
    await first.user.clear(await price())
    await first.user.type(await price(), '55')
    first.unmount()
    await openPage('/create')
    expect((await price()).value).toBe('55')
  })

  test('belongs to one person', async () => {
    keep({ step: 2 }, 'somebody-else')
    signIn(server)
    await openPage('/create')
    expect((await field('Problem or goal')).value).toBe('')
  })

  test.each(['{"idea":', '{"idea":null}', '[]', '7'])(
    'that cannot be read (%s) begins anew',
    async (stored) => {
      localStorage.setItem('wakeel_forge_draft:aisha', stored)
      signIn(server)
      await openPage('/create')
      expect((await field('Problem or goal')).value).toBe('')
    },
  )

  test('starting over clears it, and can be taken back', async () => {
    signIn(server)
    keep({ step: 1 })
    const { user } = await openPage('/create')
    await user.click(await button('Start over'))
    expect((await field('Problem or goal')).value).toBe('')
    await user.click(await button('Bring it back'))
    expect((await field('Problem or goal')).value).toBe('Add VAT to quotes')
  })
})

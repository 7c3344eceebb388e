import { screen, within } from '@testing-library/react'
import type { evaluations as contract } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { app } from '../../testing/apps.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

let server: FakeServer
beforeEach(() => {
  server = fakeServer().answer('catalogue.getApp', () => ({
    success: true,
    app: app({ slug: 'vat-desk' }),
  }))
})

const evaluation = (details: Partial<contract.Evaluation> = {}): contract.Evaluation => ({
  version: 2,
  evaluated_at: '2026-11-20T08:00:00.000Z',
  total: { questions: 3, passed: 2 },
  scores: { en: { questions: 2, passed: 2 }, ar: { questions: 1, passed: 0 } },
  providers: ['built-in'],
  ...details,
})
const first = evaluation({
  version: 1,
  evaluated_at: '2026-11-10T08:00:00.000Z',
  total: { questions: 3, passed: 1 },
})
const failed: contract.QuestionResult = {
  question: {
    language: 'en',
    input: 'Add VAT to AED 100',
    outcome: 'answer',
    expectations: [
      { kind: 'figure', value: 105, tolerance: 0, unit: 'AED' },
      { kind: 'includes', text: 'Federal' },
    ],
  },
  passed: false,
  outcome_met: true,
  expectations_met: [true, false],
  outcome: 'answer',
  answer: 'It is **AED 105.00**.',
  error: null,
  execution_time_ms: 12,
}
const list = (evaluations: contract.Evaluation[], is_pending = false) =>
  server.answer('evaluations.listEvaluations', () => ({
    success: true,
    live_version: 2,
    is_pending,
    evaluations,
  }))
const open = () => openPage('/app-store/vat-desk?tab=evaluation')

describe('the evaluation of an agent', () => {
  test('says the score of the version in the store, for each language, and when', async () => {
    list([evaluation(), first])
    await open()

    expect(
      await screen.findByRole('heading', {
        name: 'Version 2 answered 2 of 3 questions as expected',
      }),
    ).toBeDefined()
    expect(screen.getByText('0 of one question')).toBeDefined()
    expect(
      screen.getByText(/Evaluated on 20 Nov 2026, answered by the built-in engine/),
    ).toBeDefined()
    expect(screen.getByText('wakeel evaluate vat-desk')).toBeDefined()
  })

  test('lists those of earlier versions', async () => {
    list([evaluation(), first])
    await open()

    const table = within(await screen.findByRole('table', { name: 'Every evaluation' }))
    expect(table.getAllByRole('row')).toHaveLength(3)
    expect(table.getByText('10 Nov 2026')).toBeDefined()
    expect(table.getByText('1 / 3')).toBeDefined()
  })

  test('shows each question with what was expected and answered once it is asked for', async () => {
    list([evaluation()]).answer('evaluations.getEvaluation', ({ version }) => ({
      success: true,
      evaluation: evaluation({ version }),
      results: [failed],
    }))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'See all questions' }))

    expect(await screen.findByText('Add VAT to AED 100')).toBeDefined()
    expect(screen.getByText('Not as expected')).toBeDefined()
    expect(screen.getByText('The figure 105 AED').parentElement?.textContent).toContain('(Met)')
    expect(screen.getByText('It says “Federal”').parentElement?.textContent).toContain('(Not met)')
    expect(screen.getByText('AED 105.00')).toBeDefined()
  })

  test('is not invented where there is none', async () => {
    list([])
    await open()

    expect(await screen.findByRole('heading', { name: 'No evaluation yet' })).toBeDefined()
  })

  test('is said to be on its way', async () => {
    list([], true)
    await open()

    expect(
      await screen.findByRole('heading', { name: 'The first evaluation is on its way' }),
    ).toBeDefined()
  })

  test('that cannot be loaded is tried again', async () => {
    server.answer('evaluations.listEvaluations', () => {
      throw new Refusal('server.busy')
    })
    const { user } = await open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    list([evaluation()])
    await user.click(again)

    expect(await screen.findByRole('table', { name: 'Every evaluation' })).toBeDefined()
  })
})

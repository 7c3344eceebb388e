import { screen, waitFor, within } from '@testing-library/react'
import { runs } from '@wakeel/contract'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { runTerms } from '../../testing/account-money.ts'
import { app } from '../../testing/apps.ts'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { forgetSession } from '../session/session.ts'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer('catalogue.getApp', () => ({
    success: true,
    app: app({ slug: 'vat-desk', name: 'VAT desk' }),
  }))
  allowance(0)
})

const info = (used: number): runs.DemoInfo => ({
  used,
  remaining: runs.DEMO_LIMIT - used,
  limit: runs.DEMO_LIMIT,
})

function allowance(used: number) {
  server.answer('runs.getDemoInfo', () => ({ success: true, demo_info: info(used) }))
}

const conversationId = '0b7e9c1e-54d0-4a63-9a51-1f6c1d6f2a10'

const result = (used: number, details: Partial<runs.DemoResult> = {}): runs.DemoResult => ({
  success: true,
  run_id: conversationId,
  conversation_id: conversationId,
  version: 1,
  response: 'The VAT is **AED 50.00**.',
  message: 'ok',
  is_answered: true,
  outcome: 'answer',
  provider: 'built-in',
  skills_used: ['vat-calculator'],
  execution_time_ms: 42,
  demo_info: info(used),
  ...details,
})

const event = (name: string, content: unknown) =>
  `event: ${name}\ndata: ${JSON.stringify(content)}\n\n`
const stream = (...events: string[]) =>
  new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } })

function runsAnswer(
  answer: (request: {
    body: unknown
    signal: AbortSignal | undefined
  }) => Response | Promise<Response>,
) {
  server.answerRaw('POST /api/apps/vat-desk/demo', answer)
}

const requests = () =>
  server.received
    .filter(({ method }) => method === 'POST' && !method.startsWith('/api/events'))
    .map(({ body }) => body)
const box = () => screen.getByRole('textbox', { name: 'Your request' })
const openDemo = async () => {
  const page = await openPage('/app-store/vat-desk/demo')
  await screen.findByText(/free runs left/)
  return page
}

describe('the demo page', () => {
  test('shows at most three suggested prompts, and a prompt fills the box', async () => {
    const prompts = ['One', 'Two', 'Three', 'Four']
    server.answer('catalogue.getApp', () => ({
      success: true,
      app: app({ slug: 'vat-desk', demo_prompts: prompts }),
    }))
    const { user } = await openDemo()
    const suggested = within(screen.getByRole('list', { name: 'Suggested prompts' })).getAllByRole(
      'button',
    )
    expect(suggested.map((button) => button.textContent)).toEqual(['One', 'Two', 'Three'])
    await user.click(suggested[1]!)
    expect(box()).toHaveProperty('value', 'Two')
    expect(document.activeElement).toBe(box())
  })

  test('a prompt with pasted text shows its first line and how much follows, and fills the box with all of it', async () => {
    const prompt = 'Check this invoice:\n\nINVOICE\nTotal AED 1,050'
    server.answer('catalogue.getApp', () => ({
      success: true,
      app: app({ slug: 'vat-desk', demo_prompts: [prompt] }),
    }))
    const { user } = await openDemo()
    await user.click(screen.getByRole('button', { name: 'Check this invoice: + 2 lines' }))
    expect(box()).toHaveProperty('value', prompt)
  })

  test('a blank request cannot be executed', async () => {
    const { user } = await openDemo()
    const execute = screen.getByRole('button', { name: 'Execute Demo' })
    expect(execute).toHaveProperty('disabled', true)
    await user.type(box(), '   ')
    expect(execute).toHaveProperty('disabled', true)
  })

  test('the request is trimmed, and its answer appears with the time and who answered', async () => {
    runsAnswer(() =>
      stream(event('text', { type: 'text', text: 'The VAT is ' }), event('result', result(1))),
    )
    const { user } = await openDemo()
    await user.type(box(), '  5% VAT on 1000  ')
    await user.click(screen.getByRole('button', { name: 'Execute Demo' }))
    expect(await screen.findByText('AED 50.00')).toBeDefined()
    expect(requests()).toEqual([{ input: '5% VAT on 1000' }])
    expect(screen.getByText('Answered in 42 ms by the built-in engine')).toBeDefined()
    expect(screen.getByText('2 of 3 free runs left')).toBeDefined()
  })

  test('Ctrl and Enter run it', async () => {
    runsAnswer(() => stream(event('result', result(1))))
    const { user } = await openDemo()
    await user.type(box(), 'VAT on 1000{Control>}{Enter}{/Control}')
    expect(await screen.findByText('AED 50.00')).toBeDefined()
  })

  test('the answer can be read while it is being made, and nothing else can be executed meanwhile', async () => {
    let finish = () => {}
    runsAnswer(() => {
      const encode = (text: string) => new TextEncoder().encode(text)
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(
            encode(
              event('skill', { type: 'skill', name: 'vat-calculator', title: 'VAT calculator' }),
            ),
          )
          controller.enqueue(encode(event('text', { type: 'text', text: 'So far' })))
          finish = () => {
            controller.enqueue(encode(event('result', result(1))))
            controller.close()
          }
        },
      })
      return new Response(body)
    })
    const { user } = await openDemo()
    await user.type(box(), 'VAT on 1000')
    await user.click(screen.getByRole('button', { name: 'Execute Demo' }))
    expect(await screen.findByText('So far')).toBeDefined()
    expect(screen.getByText('Using: VAT calculator')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Executing…' })).toHaveProperty('disabled', true)
    finish()
    expect(await screen.findByText('AED 50.00')).toBeDefined()
  })

  test('after the third run Execute reads Upgrade Required and the limit panel appears', async () => {
    allowance(2)
    runsAnswer(() => stream(event('result', result(3))))
    const { user } = await openDemo()
    await user.type(box(), 'VAT on 1000')
    await user.click(screen.getByRole('button', { name: 'Execute Demo' }))
    expect(await screen.findByRole('button', { name: 'Upgrade Required' })).toHaveProperty(
      'disabled',
      true,
    )
    expect(await screen.findByRole('heading', { name: 'Your free runs are used up' })).toBeDefined()
  })

  test('whoever comes back with no runs left sees so at once', async () => {
    allowance(3)
    await openDemo()
    expect(screen.getByRole('button', { name: 'Upgrade Required' })).toHaveProperty(
      'disabled',
      true,
    )
  })

  test('after the third run nothing is proposed that could not be asked', async () => {
    allowance(1)
    const suggestions = ['And over 20 years?']
    runsAnswer(() => stream(event('result', result(2, { suggestions }))))
    const { user } = await openDemo()
    await user.type(box(), 'VAT on 1000{Control>}{Enter}{/Control}')
    expect(await screen.findByRole('button', { name: 'And over 20 years?' })).toBeDefined()
    allowance(3)
    runsAnswer(() => stream(event('result', result(3, { suggestions }))))
    await user.type(box(), 'VAT on 2000{Control>}{Enter}{/Control}')
    expect(await screen.findByRole('heading', { name: 'Your free runs are used up' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'And over 20 years?' })).toBeNull()
  })

  test('whoever was not understood is asked what they meant, with what was understood', async () => {
    const response = '> **Understood:** AED 1,000.00 · plus VAT\n\nThe VAT is **AED 50.00**.'
    runsAnswer(() => stream(event('result', result(1, { response }))))
    const { user } = await openDemo()
    await user.type(box(), 'VAT on 1000{Control>}{Enter}{/Control}')
    await user.click(await screen.findByRole('button', { name: 'Not what I meant' }))
    expect(document.activeElement).toBe(box())
    expect(
      screen.getByRole('textbox', {
        name: 'Your request',
        description:
          'What did you mean? Write only what is different and send it: the rest of your request stays. Understood: AED 1,000.00 · plus VAT',
      }),
    ).toBeDefined()
    await user.type(box(), 'not 1,000 but 2,000{Control>}{Enter}{/Control}')
    expect(screen.queryByText('What did you mean?')).toBeNull()
    expect(requests().at(-1)).toEqual({ input: 'not 1,000 but 2,000', reply_to: conversationId })
  })

  test('a question is brought into sight after its answer, so that the bar does not cover it', async () => {
    const brought: string[] = []
    const scrolling = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
      this: Element,
    ) {
      brought.push(this.textContent)
    })
    onTestFinished(() => scrolling.mockRestore())
    runsAnswer(() => stream(event('result', result(1))))
    const { user } = await openDemo()
    await user.type(box(), 'VAT on 1000{Control>}{Enter}{/Control}')
    await screen.findByText('AED 50.00')
    expect(brought.at(-2)).toContain('The VAT is AED 50.00.')
    expect(brought.at(-1)).toContain('VAT on 1000')
  })

  test('a visitor whose free runs are used up is offered three more, this run at its price, and the plans', async () => {
    const pricing = { model: 'per_use', price_aed: 2.5, price_usd: 0.68 } as const
    server.answer('catalogue.getApp', () => ({
      success: true,
      app: app({ slug: 'vat-desk', name: 'VAT desk', pricing }),
    }))
    allowance(3)
    const { user, address } = await openDemo()
    const panel = within(screen.getByRole('region', { name: 'Your free runs are used up' }))
    expect(panel.getByRole('link', { name: 'Pay for this run: AED 2.50' })).toBeDefined()
    expect(panel.getByRole('link', { name: 'See the plans' })).toBeDefined()
    await user.click(panel.getByRole('link', { name: 'Sign up for three more' }))
    await screen.findByRole('heading', { name: 'Create your account' })
    expect(address()).toBe('/signup?to=%2Fapp-store%2Fvat-desk%2Fdemo')
  })

  test('somebody signed in whose free runs are used up reads what going on costs them', async () => {
    server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
    const included = { limit: 500, used: 3 }
    server.answer('runs.getRunTerms', () => ({
      success: true,
      terms: runTerms({ source: 'included', included }),
    }))
    allowance(3)
    await openDemo()
    expect(await screen.findByRole('link', { name: 'Go on with your plan' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Sign up for three more' })).toBeNull()
  })

  test('the question and its answer are still there after a reload', async () => {
    runsAnswer(() => stream(event('result', result(1))))
    const { user, unmount } = await openDemo()
    await user.type(box(), 'VAT on 1000')
    await user.click(screen.getByRole('button', { name: 'Execute Demo' }))
    await screen.findByText('AED 50.00')
    await user.type(box(), 'and on 2000')
    unmount()
    await openDemo()
    expect(box()).toHaveProperty('value', 'and on 2000')
    expect(await screen.findByText('AED 50.00')).toBeDefined()
  })

  test('the account leads back to the question that the limit interrupted', async () => {
    allowance(3)
    const { user, unmount } = await openDemo()
    await user.type(box(), 'VAT on 1000')
    unmount()
    forgetSession()
    server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
    server.answer('runs.getRunTerms', () => ({ success: true, terms: runTerms() }))
    const account = await openPage('/account')
    await account.user.click(await screen.findByRole('link', { name: 'Back to your question' }))
    await waitFor(() => expect(box()).toHaveProperty('value', 'VAT on 1000'))
    expect(account.address()).toBe('/app-store/vat-desk/run')
  })

  test('what was said is deleted once that is confirmed, and the next message begins anew', async () => {
    runsAnswer(() => stream(event('result', result(1))))
    const deleted: string[] = []
    server.answer('runs.deleteConversation', ({ id }) => {
      deleted.push(id)
      return { success: true }
    })
    const { user } = await openDemo()
    expect(screen.queryByRole('button', { name: 'Delete conversation' })).toBeNull()
    await user.type(box(), 'VAT on 1000{Control>}{Enter}{/Control}')
    await user.click(await screen.findByRole('button', { name: 'Delete conversation' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('The conversation was deleted.')).toBeDefined()
    expect(deleted).toEqual([conversationId])
    await waitFor(() => expect(screen.queryByText('AED 50.00')).toBeNull())
    expect(document.activeElement).toBe(box())
    await user.type(box(), 'VAT on 2000{Control>}{Enter}{/Control}')
    await screen.findByText('AED 50.00')
    expect(requests().at(-1)).toEqual({ input: 'VAT on 2000' })
  })

  test('what a visitor said is not gone on with by whoever signs in', async () => {
    runsAnswer(() => stream(event('result', result(1))))
    const visit = await openDemo()
    await visit.user.type(box(), 'VAT on 1000{Control>}{Enter}{/Control}')
    await screen.findByText('AED 50.00')
    visit.unmount()
    forgetSession()
    server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
    const { user } = await openDemo()
    expect(screen.queryByText('AED 50.00')).toBeNull()
    await user.type(box(), 'VAT on 2000{Control>}{Enter}{/Control}')
    await screen.findByText('AED 50.00')
    expect(requests().at(-1)).toEqual({ input: 'VAT on 2000' })
  })

  test('a failed run shows Demo Failed with the server’s message and is not counted', async () => {
    runsAnswer(() =>
      Response.json(
        {
          success: false,
          error: 'The agent took too long. The run was not counted.',
          code: 'runs.timed_out',
        },
        { status: 504 },
      ),
    )
    const { user } = await openDemo()
    await user.type(box(), 'VAT on 1000')
    await user.click(screen.getByRole('button', { name: 'Execute Demo' }))
    const panel = within(await screen.findByRole('alert'))
    expect(panel.getByRole('heading', { name: 'Demo Failed' })).toBeDefined()
    expect(panel.getByText('The agent took too long. The run was not counted.')).toBeDefined()
    expect(box()).toHaveProperty('value', 'VAT on 1000')
    expect(screen.getByText('3 of 3 free runs left')).toBeDefined()
  })

  test('a failure without a message says Demo execution failed', async () => {
    runsAnswer(() => Response.json({ success: false, error: '', code: 'x' }, { status: 500 }))
    const { user } = await openDemo()
    await user.type(box(), 'VAT on 1000')
    await user.click(screen.getByRole('button', { name: 'Execute Demo' }))
    expect(await screen.findByText('Demo execution failed')).toBeDefined()
  })

  test('without a network it says Network error - please try again, and trying again works', async () => {
    const { user } = await openDemo()
    await user.type(box(), 'VAT on 1000')
    server.cutOff()
    await user.click(screen.getByRole('button', { name: 'Execute Demo' }))
    expect(await screen.findByText('Network error - please try again')).toBeDefined()
    server.reconnect()
    runsAnswer(() => stream(event('result', result(1))))
    expect(box()).toHaveProperty('value', 'VAT on 1000')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('AED 50.00')).toBeDefined()
    // What is answered must not be sent a second time by the next key press.
    expect(box()).toHaveProperty('value', '')
    expect(Object.values(sessionStorage).join()).toContain('"question":""')
  })

  test('an answer that breaks off in the middle keeps what had arrived', async () => {
    runsAnswer(() => stream(event('text', { type: 'text', text: 'Half an answer' })))
    const { user } = await openDemo()
    await user.type(box(), 'VAT on 1000')
    await user.click(screen.getByRole('button', { name: 'Execute Demo' }))
    expect(await screen.findByText('Demo Failed')).toBeDefined()
    expect(screen.getByText('Half an answer')).toBeDefined()
  })

  test('a run can be cancelled, and leaving the page cancels it too', async () => {
    const signals: AbortSignal[] = []
    runsAnswer(({ signal }) => {
      signals.push(signal!)
      return new Promise((_, failed) =>
        signal!.addEventListener('abort', () => failed(new DOMException('aborted', 'AbortError'))),
      )
    })
    const { user, unmount } = await openDemo()
    await user.type(box(), 'VAT on 1000')
    await user.click(screen.getByRole('button', { name: 'Execute Demo' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('The run was cancelled and not counted.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Execute Demo' }))
    await waitFor(() => expect(signals).toHaveLength(2))
    unmount()
    expect(signals.map((signal) => signal.aborted)).toEqual([true, true])
  })

  test('when the server cannot count, one run counts as used and two remain', async () => {
    server.answerRaw('GET /api/apps/vat-desk/demo', () =>
      Response.json({ success: false }, { status: 400 }),
    )
    await openPage('/app-store/vat-desk/demo')
    expect(await screen.findByText('2 of 3 free runs left')).toBeDefined()
  })

  test('an agent that is not in the store says so', async () => {
    server.answerRaw('GET /api/apps/gone', () =>
      Response.json(
        { success: false, error: '', code: 'catalogue.app_not_found' },
        { status: 404 },
      ),
    )
    await openPage('/app-store/gone/demo')
    expect(await screen.findByText('This agent is not in the store')).toBeDefined()
  })

  test('in Arabic the failure is told in Arabic', async () => {
    runsAnswer(() =>
      Response.json({ success: false, error: 'x', code: 'runs.timed_out' }, { status: 504 }),
    )
    const { user } = await openPage('/app-store/vat-desk/demo', { language: 'ar' })
    await user.type(await screen.findByRole('textbox', { name: 'طلبك' }), 'كم الضريبة على 1000')
    await user.click(screen.getByRole('button', { name: 'جرّب مجانًا' }))
    expect(await screen.findByText('استغرق الوكيل وقتًا طويلًا. لم يُحتسب هذا التشغيل.')).toBeDefined()
  })
})

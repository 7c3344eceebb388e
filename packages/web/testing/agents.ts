import type { forge } from '@wakeel/contract'

/** What a creator says about an agent; say only what the test is about. */
export const content = (details: Partial<forge.AgentContent> = {}): forge.AgentContent => ({
  emoji: '🧾',
  category: 'finance',
  name: { en: 'Quote VAT', ar: '' },
  short_description: { en: 'Net, VAT and total of a quote', ar: '' },
  description: { en: 'Adds VAT to every line of a quote.', ar: '' },
  full_description: { en: 'Adds VAT to every line of a quote, and shows how.', ar: '' },
  needs: { en: ['The lines of the quote'], ar: [] },
  never: { en: ['Invents a number'], ar: [] },
  demo_prompts: { en: ['Add VAT to AED 1,000', 'Take VAT out of AED 1,050'], ar: [] },
  instructions: 'Work out the VAT of a quote.',
  skills: ['vat-calculator'],
  runtime: { kind: 'skills' },
  price: { model: 'subscription', aed: 67 },
  ...details,
})

export const AGENT_ID = '7759172e-cc3e-4e02-ad97-61677b429f5e'

export const open = (
  details: Partial<NonNullable<forge.EditedAgent['open']>> = {},
): NonNullable<forge.EditedAgent['open']> => ({
  number: 1,
  status: 'draft',
  revision: 1,
  checks: [],
  rejection: null,
  ...details,
})

export const version = (details: Partial<forge.AgentVersion> = {}): forge.AgentVersion => ({
  number: 1,
  status: 'draft',
  is_live: false,
  created_at: '2026-11-18T08:00:00.000Z',
  published_at: null,
  price: { model: 'subscription', aed: 67 },
  ...details,
})

/** A draft that was never published. */
export const draftAgent = (details: Partial<forge.EditedAgent> = {}): forge.EditedAgent => ({
  id: AGENT_ID,
  slug: 'quote-vat',
  status: 'draft',
  is_listed: false,
  taken_down: false,
  under_maintenance: false,
  is_paused: false,
  content: content(),
  open: open(),
  price: null,
  versions: [version()],
  daily_tests: [],
  ...details,
})

/** The third version is in the store, and nothing else is being worked on. */
export const listedAgent = (details: Partial<forge.EditedAgent> = {}): forge.EditedAgent =>
  draftAgent({
    status: 'published',
    is_listed: true,
    open: null,
    versions: [
      version({
        number: 3,
        status: 'published',
        is_live: true,
        published_at: '2026-11-19T08:00:00.000Z',
      }),
      version({
        number: 2,
        status: 'published',
        published_at: '2026-11-12T08:00:00.000Z',
        price: { model: 'subscription', aed: 49 },
      }),
      version({
        number: 1,
        status: 'published',
        published_at: '2026-11-05T08:00:00.000Z',
        price: { model: 'free', aed: 0 },
      }),
    ],
    daily_tests: [{ day: '2026-11-19', passed: true, reasons: [] }],
    ...details,
  })

export const generatedApp = (
  details: Partial<forge.GeneratedAgent> = {},
): forge.GeneratedAgent => ({
  id: AGENT_ID,
  name: 'Quote VAT',
  emoji: '🧾',
  category: 'finance',
  description: 'Adds VAT to every line of a quote.',
  demo_prompts: ['Add VAT to AED 1,000', 'Take VAT out of AED 1,050'],
  skills: [{ name: 'vat-calculator', title: 'VAT calculator' }],
  runtime: 'skills',
  price: { model: 'subscription', aed: 67 },
  written_by: 'built-in',
  not_covered: [],
  ...details,
})

export const skills = (): forge.SkillChoice[] => [
  {
    name: 'gratuity',
    title: 'End of service gratuity',
    description: 'What a leaver is owed',
    examples: [],
  },
  {
    name: 'loan-planner',
    title: 'Loan planner',
    description: 'Instalments and interest',
    examples: [],
  },
  {
    name: 'vat-calculator',
    title: 'VAT calculator',
    description: 'Five percent, in or out',
    examples: [],
  },
]

const event = (name: string, happened: unknown) =>
  `event: ${name}\ndata: ${JSON.stringify(happened)}\n\n`

/** An answer that arrives in pieces. */
export const streamed = (...events: readonly [name: string, content: unknown][]) =>
  new Response(events.map(([name, happened]) => event(name, happened)).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  })

/** An answer whose pieces arrive when the test says so. */
export function slowStream() {
  let send = (_name: string, _content: unknown) => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (name, happened) => {
        controller.enqueue(new TextEncoder().encode(event(name, happened)))
        if (name === 'result') controller.close()
      }
    },
  })
  return {
    response: new Response(body),
    send: (name: string, happened: unknown) => send(name, happened),
  }
}

export const passed = (name: forge.CheckName): forge.Check => ({ name, passed: true, reasons: [] })

/** What the server tells when every check passes. */
export const allPassed: readonly [name: string, content: unknown][] = [
  ...(['complete', 'texts', 'content', 'runtime', 'prompts', 'time'] as const).flatMap(
    (name): [string, unknown][] => [
      ['check_started', { type: 'check_started', name }],
      ['check_ended', { type: 'check_ended', check: passed(name) }],
    ],
  ),
  ['result', { success: true, status: 'published', slug: 'quote-vat', checks: [] }],
]

import { choose, languageOfRequest } from '@wakeel/skills'
import { expect, test } from 'vitest'
import type { McpTool } from '../../../connections/remotes/mcp.ts'
import { toChoosable } from './choosable.ts'

const tool = (
  name: string,
  description: string,
  properties: Record<string, unknown>,
  required: string[] = [],
): McpTool => ({
  name,
  description,
  inputSchema: { type: 'object', properties, required } as McpTool['inputSchema'],
})

const currency = { type: 'string', enum: ['AED', 'USD', 'EUR'] }
const tools = [
  tool(
    'convert_currency',
    'Converts an amount.',
    { amount: { type: 'number' }, from_currency: currency, to_currency: currency },
    ['amount', 'from_currency', 'to_currency'],
  ),
  tool('get_weather', 'Current weather of a city.', { city: { type: 'string' } }, ['city']),
  tool(
    'search_docs',
    'Searches the documentation.',
    { query: { type: 'string' }, limit: { type: 'integer' } },
    ['query'],
  ),
  tool(
    'book_room',
    'Books a hotel room.',
    {
      guests: { type: 'integer' },
      nights: { type: 'integer' },
      check_in: { type: 'string', format: 'date' },
      breakfast: { type: 'boolean' },
    },
    ['guests', 'nights', 'check_in'],
  ),
  tool(
    'rectangle_area',
    'Area of a rectangle.',
    { width: { type: 'number' }, height: { type: 'number' } },
    ['width', 'height'],
  ),
  tool('audit_page', 'Audits a web page.', { url: { type: 'string', format: 'uri' } }, ['url']),
  tool('average', 'Average of figures.', { values: { type: 'array', items: { type: 'number' } } }, [
    'values',
  ]),
  tool('order_status', 'Status of an order.', { order_number: { type: 'string' } }, [
    'order_number',
  ]),
  tool(
    'send_message',
    'Sends a message to a team.',
    { team: { type: 'string', enum: ['sales', 'support'] }, text: { type: 'string' } },
    ['team', 'text'],
  ),
]

const chosen = (text: string, from = tools) =>
  choose(
    from.map(toChoosable),
    { text, language: languageOfRequest(text), today: '2026-11-20' },
    [],
  )

test.each([
  [
    'Convert 100 USD to AED',
    'convert_currency',
    { amount: 100, from_currency: 'USD', to_currency: 'AED' },
  ],
  [
    'Convert 250 from EUR to USD',
    'convert_currency',
    { amount: 250, from_currency: 'EUR', to_currency: 'USD' },
  ],
  [
    'حوّل ١٠٠ USD إلى AED',
    'convert_currency',
    { amount: 100, from_currency: 'USD', to_currency: 'AED' },
  ],
  ['weather in Abu Dhabi', 'get_weather', { city: 'Abu Dhabi' }],
  ['What is the weather in “Al Ain”?', 'get_weather', { city: 'Al Ain' }],
  ['الطقس في أبوظبي', 'get_weather', { city: 'أبوظبي' }],
  [
    'search the documentation for webhooks',
    'search_docs',
    { query: 'search the documentation for webhooks' },
  ],
  [
    'search the documentation, query: webhooks, limit: 5',
    'search_docs',
    { query: 'webhooks', limit: 5 },
  ],
  [
    'Book a hotel room for 2 guests, 3 nights from 1 December 2026 with breakfast',
    'book_room',
    { guests: 2, nights: 3, check_in: '2026-12-01', breakfast: true },
  ],
  [
    'Book a room: 3 nights, 2 guests, check in: 2026-12-01, without breakfast',
    'book_room',
    { guests: 2, nights: 3, check_in: '2026-12-01', breakfast: false },
  ],
  ['area of a rectangle 3 by 4', 'rectangle_area', { width: 3, height: 4 }],
  ['rectangle area, height 10 and width 2', 'rectangle_area', { width: 2, height: 10 }],
  ['ما مساحة مستطيل عرضه ٥ وارتفاعه ٧؟', 'rectangle_area', { width: 5, height: 7 }],
  [
    'audit the page https://shop.example/en?a=1',
    'audit_page',
    { url: 'https://shop.example/en?a=1' },
  ],
  ['average of 3, 4 and 8.5', 'average', { values: [3, 4, 8.5] }],
  ['What is the status of order SO-2291?', 'order_status', { order_number: 'SO-2291' }],
  ['ما حالة الطلب SO-2291؟', 'order_status', { order_number: 'SO-2291' }],
  [
    'Send the sales team a message: "We are open."',
    'send_message',
    { team: 'sales', text: 'We are open.' },
  ],
])('“%s” is for %s', (request, name, input) => {
  const choice = chosen(request)

  expect(choice).toMatchObject({ steps: [{ skill: { name }, input }] })
  expect('steps' in choice && choice.steps[0].input).toEqual(input)
})

test.each([
  ['Convert 100 to AED', 'from currency'],
  ['Convert USD to AED', 'amount'],
  ['rectangle area with height 10', 'width'],
  ['Book a room for 3 nights and 2 guests', 'check in'],
  ['Send a message to sales or support: "Hello"', 'team'],
])('of “%s” only what is missing is asked for', (request, missing) => {
  const choice = chosen(request)

  const question = 'question' in choice ? choice.question : ''
  expect(question.match(/^- \*\*/gm)).toHaveLength(1)
  expect(question).toContain(`- **${missing}**`)
})

test('a request about something else is told what the tools are for', () => {
  expect(chosen('Who won the football match?')).toMatchObject({
    refusal: expect.stringContaining('I can help with this'),
  })
})

test('the only tool that needs a text takes the whole request', () => {
  const summarise = tool('summarise', 'Shortens.', { text: { type: 'string' } }, ['text'])

  expect(chosen('The report is long. It says nothing.', [summarise])).toMatchObject({
    steps: [{ input: { text: 'The report is long. It says nothing.' } }],
  })
})

test('a schema that says nothing sensible harms nobody', () => {
  const strange = tool(
    'strange',
    'Strange.',
    { a: { type: 17, enum: 'no' }, b: null, '$(.*)+[': { type: 'string' }, c: { type: 'object' } },
    ['c'],
  )

  expect(chosen('strange $(.*)+[: 5', [strange])).toMatchObject({
    question: expect.stringContaining('**c**'),
  })
})

import { screen, within } from '@testing-library/react'
import type { connections } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { connection, description, shop } from '../../testing/connections.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { plans } from '../../testing/plans.ts'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
  server.answer('connections.probeConnection', ({ kind }) => ({
    success: true,
    description: kind === 'mcp' ? shop(22) : description(),
  }))
  server.answer('billing.listPlans', () => ({
    success: true,
    plans: plans(),
    offer_notice: null,
    vat_mode: 'added',
    current: null,
  }))
})

type Page = Awaited<ReturnType<typeof openPage>>
const press = async ({ user }: Page, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const sent = (path: string) => server.received.findLast(({ address }) => address === path)?.body

async function lookAt(address: string, kind = /^A2A agent/): Promise<Page> {
  const page = await openPage('/create/connect')
  await page.user.click(await screen.findByRole('radio', { name: kind }))
  await page.user.type(screen.getByRole('textbox', { name: 'Address' }), address)
  await press(page, 'Look')
  return page
}

test('somebody who is not signed in is invited to, and comes back', async () => {
  server.answerRaw('GET /api/auth/get-session', () => Response.json(null))
  await openPage('/create/connect')

  expect(
    await screen.findByRole('heading', { name: 'Sign in to connect your agent' }),
  ).toBeDefined()
  const signIn = screen
    .getAllByRole('link', { name: 'Sign In' })
    .map((link) => link.getAttribute('href'))
  expect(signIn).toContainEqual(expect.stringContaining('to=%2Fcreate%2Fconnect'))
})

describe('looking', () => {
  test('says at the address, before anything is typed, that it has to be public', async () => {
    await openPage('/create/connect')
    const address = await screen.findByRole('textbox', { name: 'Address' })
    expect(document.getElementById(address.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Of the agent’s card, or of the folder that has it. It begins with https:// and is reachable from the internet: the store calls nothing on your own computer or in a private network.',
    )
  })

  test('shows what was found before anything is saved', async () => {
    await lookAt('https://scales.example/')

    expect(await screen.findByRole('heading', { name: 'Pound scales' })).toBeDefined()
    expect(screen.getByText('Protocol version').nextSibling?.textContent).toBe('1.0')
    expect(screen.getByText('Provider').nextSibling?.textContent).toBe('Scales of Sharjah')
    expect(screen.getByText('Answered in').nextSibling?.textContent).toBe('0.42 sec')
    expect(screen.getByText('Kilograms to pounds')).toBeDefined()
    expect(server.received.map(({ address }) => address)).not.toContain('/api/connections')
  })

  test('is not done while the address is no address or the secret is missing', async () => {
    const page = await lookAt('scales')
    await page.user.selectOptions(screen.getByLabelText('How the store signs in there'), 'header')

    expect(screen.getByText('Write the whole address, beginning with https://.')).toBeDefined()
    expect(screen.getAllByText('Fill this in.')).toHaveLength(2)
    expect(sent('/api/connections/probe')).toBeUndefined()
  })

  test('sends the credential that was chosen', async () => {
    const page = await openPage('/create/connect')
    await page.user.type(
      await screen.findByRole('textbox', { name: 'Address' }),
      ' https://scales.example/ ',
    )
    await page.user.selectOptions(screen.getByLabelText('How the store signs in there'), 'header')
    await page.user.type(screen.getByLabelText('Name of the header'), 'X-Key')
    await page.user.type(screen.getByLabelText('Value of the header'), 'open sesame')
    await press(page, 'Look')
    await screen.findByRole('heading', { name: 'Pound scales' })

    expect(sent('/api/connections/probe')).toEqual({
      kind: 'a2a',
      address: 'https://scales.example/',
      credential: { kind: 'header', name: 'X-Key', secret: 'open sesame' },
      model: null,
    })
  })

  test('can be given up, and shows nothing afterwards', async () => {
    const sent = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    server.answerRaw('POST /api/connections/probe', ({ signal }) => {
      sent.resolve()
      return new Promise((_, gone) =>
        signal?.addEventListener('abort', () => {
          left.resolve()
          gone(signal.reason)
        }),
      )
    })
    const page = await lookAt('https://scales.example/')
    await sent.promise
    expect(
      screen.getByRole('progressbar', { name: 'The store is reading what is there…' }),
    ).toBeDefined()
    await press(page, 'Cancel')
    await left.promise

    expect(screen.getByRole('button', { name: 'Look' })).toBeDefined()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('is over when the address is changed', async () => {
    const page = await lookAt('https://scales.example/')
    await screen.findByRole('heading', { name: 'Pound scales' })
    await page.user.type(screen.getByRole('textbox', { name: 'Address' }), 'x')

    expect(screen.queryByRole('heading', { name: 'Pound scales' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save connection' })).toBeNull()
  })

  test.for([
    ['connections.address_refused', /^The store does not call this address/],
    ['connections.unreachable', /^Nothing answered at this address/],
    ['connections.refused', /^The other end refused the store/],
    ['connections.answer_invalid', /^Something answered, but not as expected/],
    ['connections.too_large', /^The answer was larger/],
    ['connections.timed_out', /^The other end took too long/],
    ['request.rate_limited', /^That was a lot in a short time/],
  ] as const)('that fails with %s says what to do', async ([code, words]) => {
    server.answer('connections.probeConnection', () => {
      throw new Refusal(code)
    })
    await lookAt('https://scales.example/')

    expect(within(await screen.findByRole('alert')).getByText(words)).toBeDefined()
  })

  test('that never arrives says that the store could not be reached', async () => {
    const page = await openPage('/create/connect')
    await page.user.type(
      await screen.findByRole('textbox', { name: 'Address' }),
      'https://scales.example/',
    )
    server.cutOff()
    await press(page, 'Look')

    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^The store could not be reached/,
    )
  })
})

describe('a tool that needs what the store cannot do', () => {
  const film = (tool: Partial<connections.RemoteTool>): connections.RemoteTool => ({
    name: 'film',
    title: 'Film',
    description: '',
    effect: 'read_only',
    is_open_world: false,
    ...tool,
  })
  const tools = [
    film({ name: 'develop', title: 'Develop' }),
    film({ name: 'colourise', title: 'Colourise', unusable: 'tasks' }),
    film({ name: 'caption', title: 'Caption', unusable: 'sampling' }),
  ]
  const studio = description({ name: 'Studio', tools })
  const boxes = async () =>
    (await screen.findAllByRole<HTMLInputElement>('checkbox')).map(({ checked, disabled }) => ({
      checked,
      disabled,
    }))
  const labels = () =>
    screen.getAllByRole<HTMLInputElement>('checkbox').map(({ labels }) => labels?.[0]?.textContent)
  const onlyTheFirst = [
    { checked: true, disabled: false },
    { checked: false, disabled: true },
    { checked: false, disabled: true },
  ]

  test('is shown with the reason as a server is looked at, and cannot be chosen', async () => {
    server.answer('connections.probeConnection', () => ({ success: true, description: studio }))
    await lookAt('https://studio.example/mcp', /^MCP server/)

    expect(await boxes()).toEqual(onlyTheFirst)
    expect(labels()).toEqual([
      'Develop',
      'ColouriseCannot be used: it goes on working after its answer, as a task, which the store does not wait for.',
      'CaptionCannot be used: it needs a language model or the folders of its caller, and the store gives neither.',
    ])
  })

  test('says so in Arabic, also of a server that was connected before', async () => {
    const saved = connection({ kind: 'mcp', description: studio })
    server.answer('connections.getConnection', () => ({ success: true, connection: saved }))
    await openPage(`/create/connect?connection=${saved.id}`, { language: 'ar' })

    expect(await boxes()).toEqual(onlyTheFirst)
    expect(labels()).toEqual([
      'Develop',
      'Colouriseلا يمكن استخدامها: تواصل العمل بعد ردّها على هيئة مهمة، ولا ينتظرها المتجر.',
      'Captionلا يمكن استخدامها: تحتاج إلى نموذج لغوي أو مجلدات لدى من يستدعيها، والمتجر لا يقدّم أيًا منهما.',
    ])
  })
})

describe('saving', () => {
  test('goes on to the proof and to the agent, and a reload goes on there too', async () => {
    server.answer('connections.createConnection', () => ({
      success: true,
      connection: connection(),
    }))
    server.answer('connections.getConnection', () => ({ success: true, connection: connection() }))
    const page = await lookAt('https://scales.example/')
    await press(page, 'Save connection')

    expect(await screen.findByRole('heading', { name: 'Show that it is yours' })).toBeDefined()
    expect(screen.getByText(connection().proof_token)).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Make an agent of it' })).toBeDefined()
    expect(page.address()).toBe(`/create/connect?connection=${connection().id}`)
  })

  test('an endpoint says which of its models answers', async () => {
    const models = ['oasis-1', 'oasis-2']
    const endpoint = connection({
      kind: 'openai',
      model: 'oasis-2',
      description: description({ tools: [], models }),
    })
    server.answer('connections.probeConnection', () => ({
      success: true,
      description: endpoint.description,
    }))
    server.answer('connections.createConnection', () => ({ success: true, connection: endpoint }))
    const page = await lookAt('https://models.example/v1', /^OpenAI-compatible/)
    await page.user.selectOptions(await screen.findByRole('combobox', { name: 'Model' }), 'oasis-2')
    await press(page, 'Save connection')
    await screen.findByRole('heading', { name: 'Make an agent of it' })

    expect(sent('/api/connections')).toMatchObject({ kind: 'openai', model: 'oasis-2' })
  })

  test('that is refused keeps what was entered and says why', async () => {
    server.answer('connections.createConnection', () => {
      throw new Refusal('connections.too_many')
    })
    const page = await lookAt('https://scales.example/')
    await press(page, 'Save connection')

    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^You have as many connections as one account can have/,
    )
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveProperty(
      'value',
      'https://scales.example/',
    )
  })
})

describe('a saved connection', () => {
  const mcp = connection({ kind: 'mcp', description: shop(22) })
  const openSaved = () => openPage(`/create/connect?connection=${connection().id}`)

  test('becomes an agent with the tools and the price that were chosen', async () => {
    server.answer('connections.createConnection', () => ({ success: true, connection: mcp }))
    server.answer('forge.importAgent', () => ({
      success: true,
      generated_app: {
        id: 'app-1',
        name: 'Dune Couriers',
        emoji: '🔌',
        category: 'business',
        description: '',
        demo_prompts: [],
        skills: [],
        runtime: 'mcp',
        price: { model: 'per_use', aed: 4 },
        written_by: 'built-in',
        not_covered: [],
      },
    }))
    const page = await lookAt('https://shop.example/mcp', /^MCP server/)
    const boxes = await screen.findAllByRole('checkbox')
    expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toHaveLength(20)
    expect(boxes.at(-1)).toHaveProperty('disabled', true)
    for (const box of boxes.slice(1, 20)) await page.user.click(box)
    await press(page, 'Save connection')
    await page.user.click(await screen.findByRole('radio', { name: 'Per run' }))
    const price = screen.getByLabelText('Price in AED, with VAT')
    expect(price).toHaveProperty('value', '2.5')
    await page.user.clear(price)
    await press(page, 'Make an agent')
    expect(screen.getByText('Write a price from AED 1 to 1,000, in whole fils.')).toBeDefined()
    await page.user.type(price, '4')
    await press(page, 'Make an agent')

    await expect.poll(page.address).toBe('/creator/agents/app-1')
    expect(sent('/api/forge/import-agent')).toEqual({
      connection_id: mcp.id,
      tools: ['tool_1'],
      pricing_model: 'per-run',
      price_aed: 4,
    })
  })

  test('of a server makes no agent without a tool', async () => {
    server.answer('connections.getConnection', () => ({
      success: true,
      connection: { ...mcp, description: shop(1) },
    }))
    const page = await openSaved()
    await page.user.click(await screen.findByRole('checkbox', { name: 'Tool 1' }))
    await press(page, 'Make an agent')

    expect(screen.getByText('Choose at least one tool.')).toBeDefined()
  })

  test('of a server lets an agent use only what reads and stays there, until its creator chooses more', async () => {
    const tools = [
      {
        name: 'get',
        title: 'Get',
        description: '',
        effect: 'read_only' as const,
        is_open_world: false,
      },
      {
        name: 'browse',
        title: 'Browse',
        description: '',
        effect: 'read_only' as const,
        is_open_world: true,
      },
      {
        name: 'delete',
        title: 'Delete',
        description: '',
        effect: 'destructive' as const,
        is_open_world: false,
      },
      {
        name: 'odd',
        title: 'Odd',
        description: '',
        effect: 'undeclared' as const,
        is_open_world: false,
      },
      { name: 'old', title: 'Old', description: '' },
    ]
    server.answer('connections.getConnection', () => ({
      success: true,
      connection: { ...mcp, description: description({ tools }) },
    }))
    await openSaved()

    const boxes = (await screen.findAllByRole('checkbox')) as HTMLInputElement[]
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false, false, false])
    expect(screen.getByText('May change or delete')).toBeDefined()
    expect(screen.getByText('Reaches beyond its server')).toBeDefined()
    expect(screen.getAllByText('Does not say what it does')).toHaveLength(2)
  })

  test('that is gone says so', async () => {
    server.answer('connections.getConnection', () => {
      throw new Refusal('connections.not_found')
    })
    await openSaved()

    expect(
      await screen.findByRole('heading', { name: 'This connection is not there any more' }),
    ).toBeDefined()
    expect(screen.getByRole('link', { name: 'Connect another' })).toBeDefined()
  })

  test('is there in Arabic', async () => {
    server.answer('connections.getConnection', () => ({ success: true, connection: connection() }))
    await openPage(`/create/connect?connection=${connection().id}`, { language: 'ar' })

    expect(await screen.findByRole('heading', { name: 'أثبت أنه لك' })).toBeDefined()
    expect(screen.getByText('https://scales.example/.well-known/wakeel.txt')).toBeDefined()
    expect(screen.getByRole('button', { name: 'إنشاء الوكيل' })).toBeDefined()
  })
})

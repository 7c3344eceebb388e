import { hash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyPlan } from '../../testing/checkout.ts'
import { makeStandInWeb } from '../../testing/stand-in-web.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { newWidget, openFrame } from '../../testing/widgets.ts'
import { readConfig } from '../config.ts'

const docs = join(import.meta.dirname, '../../../../docs')
const folder = mkdtempSync(join(tmpdir(), 'operator-look-'))
let wakeel: System
let oasis: System
beforeAll(async () => {
  cpSync(join(docs, 'operator'), join(folder, 'operator'), { recursive: true })
  const webDirectory = makeStandInWeb(resolve(folder, 'web'))
  wakeel = await openSystem({ config: { operator: {}, webDirectory } })
  oasis = await openSystem({
    config: {
      operator: readConfig({ OPERATOR_FILE: join(docs, 'operator.example.json') }).operator,
      webDirectory,
    },
  })
})
afterAll(async () => {
  await wakeel.close()
  await oasis.close()
  rmSync(folder, { recursive: true })
})

describe('a store with an operator’s file', () => {
  test('brings its name, picture and colours with every page', async () => {
    const { text } = await oasis.request('GET', '/')

    expect(text).toContain(
      '<meta name="application-name" content="Oasis" data-ar="واحة" data-logo="/brand/logo" data-legal="terms">',
    )
    expect(text).toContain('<link rel="icon" href="/brand/logo">')
    expect(text).toContain('--accent:light-dark(#1c4f8f,#2a66ad)')
  })

  test('serves its picture, which can do nothing when it is opened by itself', async () => {
    const { status, headers, text } = await oasis.request('GET', '/brand/logo')

    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(text).toBe(readFileSync(join(docs, 'operator/logo.svg'), 'utf8'))
  })

  test('gives its colours to widgets, as the one style in their documents that may stand there', async () => {
    const { id } = await newWidget(oasis, await oasis.user(), { agent: (await oasis.app()).slug })

    const { text, headers } = await openFrame(oasis, id)

    const [, style] = /<style>(.*?)<\/style>/.exec(text)!
    expect(style).toContain('--accent:light-dark(#1c4f8f,#2a66ad)')
    expect(headers.get('content-security-policy')!.split('; ')).toContain(
      `style-src 'self' 'sha256-${hash('sha256', style!, 'base64')}'`,
    )
  })

  test('is named in its e-mails, in both languages, and nothing else is', async () => {
    const person = await oasis.user()
    await buyPlan(oasis, person)
    await oasis.request('POST', '/api/auth/request-password-reset', {
      body: { email: person.email, redirectTo: '/' },
    })
    await oasis.capabilities.outbox.sendEmails()

    const all = oasis.mail.to(person.email).map(({ subject, text }) => `${subject}\n${text}`)
    expect(all.length).toBeGreaterThan(1)
    expect(all.join()).toContain('Oasis')
    expect(all.join()).toContain('واحة')
    expect(all.join()).not.toMatch(/Wakeel|[\uE000\uE001]/)
  })

  test('provides the agents that it brings', async () => {
    const { slug } = await oasis.app()

    const { body } = await oasis.request('GET', `/api/apps/${slug}`)

    expect(body.app.provider).toEqual({ name: 'Oasis', kind: 'store', handle: 'store' })
  })

  test('says who sells and how they are reached, in each language', async () => {
    const { body } = await oasis.request('GET', '/api/contact?lang=ar')
    const nobody = await wakeel.request('GET', '/api/contact')

    expect(body).toEqual({
      success: true,
      seller: {
        name: 'أواسيس للوكلاء ذ.م.م',
        address: 'مكتب 12، شارع حمدان، أبوظبي، الإمارات العربية المتحدة',
        trn: '100123456700003',
        contact: 'billing@oasis.example · +971 2 000 0000',
      },
      security: null,
    })
    expect(nobody.body).toEqual({ success: true, seller: null, security: null })
  })

  test('says its own terms in each language, and has none of its own where it names none', async () => {
    const terms = await oasis.request('GET', '/api/legal/terms?lang=ar')
    const privacy = await oasis.request('GET', '/api/legal/privacy')

    expect(terms.body).toMatchObject({
      title: 'شروط واحة الوكلاء',
      text: expect.stringContaining('## استرداد المال'),
    })
    expect(privacy.status).toBe(404)
  })
})

describe('a store without one', () => {
  test('is Wakeel, as it is built', async () => {
    const person = await wakeel.user()
    await buyPlan(wakeel, person)
    await wakeel.capabilities.outbox.sendEmails()

    const { id } = await newWidget(wakeel, person, { agent: (await wakeel.app()).slug })

    expect((await wakeel.request('GET', '/')).text).not.toContain('application-name')
    expect((await openFrame(wakeel, id)).text).not.toContain('<style>')
    expect((await wakeel.request('GET', '/brand/logo')).status).toBe(404)
    expect(wakeel.mail.to(person.email).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Your Wakeel receipt .+ · إيصالك من وكيل /),
    )
  })
})

const changed = (change: (file: Record<string, Record<string, unknown>>) => void): string => {
  const file = JSON.parse(readFileSync(join(docs, 'operator.example.json'), 'utf8'))
  change(file)
  const path = join(folder, 'operator.json')
  writeFileSync(path, JSON.stringify(file))
  return path
}
const accent = { light: '#1c4f8f', dark: '#2a66ad', darkText: '#8fbcf2' }

test.for([
  [
    'a pale colour',
    { accent: { ...accent, light: '#7fb2e5' } },
    /brand\.accent\.light: has a contrast of \d\.\d\d on the light ground, and needs 4\.5/,
  ],
  [
    'links that are dark on dark',
    { accent: { ...accent, darkText: '#1c4f8f' } },
    /brand\.accent\.darkText/,
  ],
  ['a colour that is none', { accent: { ...accent, dark: 'blue' } }, /brand\.accent\.dark/],
  ['a picture that is away', { logo: 'none.svg' }, /brand\.logo: none\.svg cannot be read/],
  [
    'a picture of another kind',
    { logo: 'operator/terms.en.md' },
    /brand\.logo: .* is neither an SVG nor a PNG/,
  ],
  ['a name that is markup', { name: { en: '<b>', ar: 'واحة' } }, /brand\.name\.en/],
  ['a name in one language', { name: { en: 'Oasis' } }, /brand\.name\.ar/],
] as const)('%s stops the start with one sentence', ([, wrong, where]) => {
  const path = changed((file) => Object.assign(file.brand!, wrong))

  expect(() => readConfig({ OPERATOR_FILE: path })).toThrow(
    /^The setting OPERATOR_FILE is wrong: [^\n]+\.$/,
  )
  expect(() => readConfig({ OPERATOR_FILE: path })).toThrow(where)
})

test('terms that are away, or have no title, stop the start too', () => {
  const away = changed((file) =>
    Object.assign(file.legal!, { terms: { en: 'none.md', ar: 'operator/terms.ar.md' } }),
  )
  expect(() => readConfig({ OPERATOR_FILE: away })).toThrow(
    'legal.terms.en: none.md cannot be read',
  )

  writeFileSync(join(folder, 'untitled.md'), 'Some text.')
  const untitled = changed((file) =>
    Object.assign(file.legal!, { terms: { en: 'untitled.md', ar: 'operator/terms.ar.md' } }),
  )
  expect(() => readConfig({ OPERATOR_FILE: untitled })).toThrow(
    'legal.terms.en: untitled.md does not begin with a title',
  )
})

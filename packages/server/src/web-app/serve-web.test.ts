import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendRaw } from '../../testing/raw-http.ts'
import { makeStandInWeb, script } from '../../testing/stand-in-web.ts'
import { openSystem, type System } from '../../testing/system.ts'

const directory = mkdtempSync(resolve(tmpdir(), 'wakeel-web-'))
let system: System
beforeAll(async () => {
  system = await openSystem({ config: { webDirectory: makeStandInWeb(directory) } })
})
afterAll(async () => {
  await system.close()
  rmSync(directory, { recursive: true })
})

const page = (headers: Record<string, string> = {}) => system.request('GET', '/', { headers })
/** The bytes as they went over the wire: fetch would unpack them. */
async function packed(path: string, accepted: string) {
  const request = get(system.url + path, { headers: { 'accept-encoding': accepted } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return {
    encoding: response.headers['content-encoding'],
    vary: response.headers.vary,
    content: await buffer(response),
  }
}

describe('the page', () => {
  test('runs and loads nothing but what the store serves itself, in nobody’s frame', async () => {
    const { status, headers } = await page()

    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' 'sha256-script'; style-src 'self' 'sha256-style'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cache-control')).toBe('private, no-cache')
  })

  test('shows what is in the store, in the reader’s language', async () => {
    await system.app({ name: { en: 'Page desk', ar: 'مكتب الصفحة' } })

    const english = await page()
    const arabic = await page({ 'accept-language': 'ar-AE' })
    const chosen = await page({ cookie: 'lang=ar' })

    expect([english.headers.get('content-language'), english.text]).toEqual([
      'en',
      expect.stringContaining('Page desk'),
    ])
    expect([arabic.headers.get('content-language'), arabic.text]).toEqual([
      'ar',
      expect.stringContaining('مكتب الصفحة'),
    ])
    expect(chosen.text).toBe(arabic.text)
  })

  test('is not sent again to a reader who has it, until the store changes', async () => {
    const etag = (await page()).headers.get('etag')!
    const again = await page({ 'if-none-match': etag })
    const throughProxy = await page({ 'if-none-match': `"another", W/${etag}` })
    await system.app()
    const changed = await page({ 'if-none-match': etag })

    expect([again.status, again.text]).toEqual([304, ''])
    expect(throughProxy.status).toBe(304)
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

  test('gives a visitor an id, and nothing else does', async () => {
    const first = await page()
    const known = await page({ cookie: first.headers.getSetCookie()[0]!.split(';')[0]! })
    const others = await Promise.all(
      ['/api/apps', '/api/store', '/assets/main.js', '/favicon.svg', '/nowhere'].map((path) =>
        system.request('GET', path),
      ),
    )

    expect(first.headers.getSetCookie()).toEqual([expect.stringMatching(/^wakeel_visitor=/)])
    expect([known, ...others].flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
  })
})

describe('what is sent', () => {
  test.for([
    ['/', 'br, gzip', 'br'],
    ['/', 'gzip, deflate', 'gzip'],
    ['/', 'br;q=0, gzip', 'gzip'],
    ['/', 'gzip;q=0', undefined],
    ['/', '', undefined],
    ['/assets/main.js', 'br', 'br'],
    ['/assets/main.js', 'identity', undefined],
  ] as const)(
    '%s to a reader who takes “%s” is packed as %s',
    async ([path, accepted, expected]) => {
      const whole = await (await fetch(system.url + path)).text()

      const { encoding, vary, content } = await packed(path, accepted)
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? '']

      expect(encoding).toBe(expected)
      expect((unpack?.(content) ?? content).toString()).toBe(whole)
      expect(vary?.toLowerCase()).toContain('accept-encoding')
    },
  )

  test('a file of the build may be kept for ever', async () => {
    const { headers, text } = await system.request('GET', '/assets/main.js')

    expect(text).toBe(script)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test.for(['/', '/api/apps', '/api/%zz', '/assets/main.js', '/nothing'])(
    '%s is opened and embedded by no other site, and asks a browser for nothing of its machine',
    async (path) => {
      const { headers } = await system.request('GET', path)

      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('camera=(), ')
    },
  )

  test('an API reply may load nothing and stand in no frame', async () => {
    const { headers } = await system.request('GET', '/api/apps')

    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  test('a refusal of an address that cannot be read carries the same headers', async () => {
    const { headers } = await system.request('GET', '/api/%zz')

    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('over https browsers are told to stay there, and the visitor’s cookie does', async () => {
    const secure = await openSystem({
      config: { webDirectory: directory, publicUrl: 'https://store.example.ae' },
    })
    const { headers } = await secure.request('GET', '/')
    await secure.close()

    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-wakeel_visitor=\S+; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })
})

describe('an unknown address', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

  const open = (path: string, headers: Record<string, string> = {}) =>
    fetch(system.url + path, { redirect: 'manual', headers: { ...browser, ...headers } })

  test('brings a person to the first page, which is not what was asked for, in the language it names', async () => {
    const first = await Promise.all(['/en', '/ar'].map((path) => open(path)))
    const unknown = await Promise.all(['/en/nothing', '/ar/nothing/here'].map((path) => open(path)))

    expect(unknown.map(({ status }) => status)).toEqual([404, 404])
    expect(await Promise.all(unknown.map((reply) => reply.text()))).toEqual(
      await Promise.all(first.map((reply) => reply.text())),
    )
  })

  test.for([
    ['/foo/bar?x=1', '/ar/foo/bar?x=1'],
    ['/pricing', '/ar/pricing'],
    ['/app-store/vat-desk', '/ar/apps/vat-desk'],
    ['/apiary', '/ar/apiary'],
    ['//elsewhere.example', '/ar//elsewhere.example'],
  ] as const)('without a language, %s leads a person to %s of this store', async ([path, way]) => {
    const { status, headers } = await open(path, { 'accept-language': 'ar' })

    expect([status, headers.get('location')]).toEqual([302, way])
  })

  test.for([
    ['GET', '/assets/gone.js'],
    ['GET', '/assets/'],
    ['GET', '/assets'],
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['GET', '/pricing'],
    ['POST', '/pricing'],
    ['GET', '/assets/..%2findex.html'],
  ] as const)('%s %s is told to a program', async ([method, path]) => {
    const { status, body } = await system.request(method, path)

    expect([status, body.code]).toEqual([404, 'request.not_found'])
  })

  test.for([
    '/assets/../server/page-server.js',
    '/assets/%2e%2e/server/page-server.js',
    '/assets/..%2f..%2fserver%2fpage-server.js',
    '/server/page-server.js',
  ])('%s shows nothing outside the build’s files', async (path) => {
    const reply = await sendRaw(
      system.url,
      `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    )

    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.body).not.toContain('languageFrom')
  })
})

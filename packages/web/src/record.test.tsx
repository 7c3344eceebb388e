import { screen } from '@testing-library/react'
import { analytics } from '@wakeel/contract'
import { beforeEach, expect, test } from 'vitest'
import { app, list } from '../testing/apps.ts'
import { type FakeServer, fakeServer } from '../testing/fake-server.ts'
import { openPage } from '../testing/open-page.tsx'
import { flush } from './record.ts'

let server: FakeServer
let beacons: { address: string; content: Blob }[]
beforeEach(() => {
  server = fakeServer()
  const shown = app({ slug: 'vat-desk', name: 'VAT desk' })
  server.answer('catalogue.listApps', () => list([shown]))
  server.answer('catalogue.getApp', () => ({ success: true, app: shown }))
  server.answer('runs.getDemoInfo', () => ({
    success: true,
    demo_info: { used: 0, remaining: 3, limit: 3 },
  }))
  beacons = []
  Object.assign(navigator, {
    sendBeacon: (address: string, content: Blob) => beacons.push({ address, content }) > 0,
  })
})

/** What arrives, checked by the contract as the server checks it. */
async function sent() {
  flush()
  const texts = await Promise.all(beacons.map(({ content }) => read(content)))
  const { body } = analytics.routes.recordEvents
  return texts
    .flatMap((text) => body.parse(JSON.parse(text)).events)
    .map(({ name, properties }) => ({ name, ...properties }))
}

const read = (content: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(content)
  })

test('opening an app from its card is counted', async () => {
  const { user } = await openPage('/app-store')
  await user.click(await screen.findByRole('link', { name: 'VAT desk' }))
  expect(await sent()).toContainEqual({ name: 'app_card_clicked', app: 'vat-desk' })
})

test('going to the demo is counted', async () => {
  const { user } = await openPage('/app-store')
  await user.click(await screen.findByRole('link', { name: 'Try VAT desk' }))
  expect(await sent()).toContainEqual({ name: 'demo_clicked', app: 'vat-desk' })
})

test('a demo that was run is counted, and whether it succeeded', async () => {
  server.answerRaw('POST /api/apps/vat-desk/demo', () =>
    Response.json({ success: false, code: 'runs.failed' }, { status: 500 }),
  )
  const { user } = await openPage('/app-store/vat-desk/demo')
  await user.type(await screen.findByRole('textbox', { name: 'Your request' }), 'VAT on 1000')
  await user.click(screen.getByRole('button', { name: 'Execute Demo' }))
  await screen.findByText('Demo Failed')
  expect(await sent()).toContainEqual({ name: 'demo_run', app: 'vat-desk', succeeded: false })
})

test('a search is counted with how much it found', async () => {
  await openPage('/search?q=vat')
  await screen.findByText('1 result')
  expect(await sent()).toContainEqual({ name: 'search', query: 'vat', results: 1 })
})

test('what happened is sent together, to the address of the contract', async () => {
  const { user } = await openPage('/app-store')
  await user.click(await screen.findByRole('link', { name: 'VAT desk' }))
  await screen.findByRole('tab', { name: 'Overview' })
  flush()
  expect(beacons.map(({ address }) => address)).toEqual([analytics.routes.recordEvents.path])
})

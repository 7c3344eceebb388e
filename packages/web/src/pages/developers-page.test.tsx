import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { list } from '../../testing/apps.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import './developers-page.tsx'

beforeEach(() => fakeServer().answer('catalogue.listApps', () => list([])))

test('a developer reads how an agent is called, in the language of the program', async () => {
  const { user } = await openPage('/developers')

  expect((await screen.findByLabelText('One run over REST: curl')).textContent).toContain(
    `curl ${window.location.origin}/api/apps/vat-invoice-desk/runs`,
  )
  await user.click(screen.getByRole('radio', { name: 'Python' }))
  expect((await screen.findByLabelText('An agent as a model: Python')).textContent).toContain(
    'from openai import OpenAI',
  )
})

test('a creator reads how to publish from a terminal, and how to show a badge', async () => {
  await openPage('/developers')

  expect((await screen.findByLabelText('Commands')).textContent).toContain('wakeel publish')
  expect(screen.getByLabelText('HTML of a badge').textContent).toContain(
    `${window.location.origin}/en/apps/vat-invoice-desk/badge.svg`,
  )
})

test('the same in Arabic leads to the keys of the account', async () => {
  await openPage('/developers', { language: 'ar' })

  expect(await screen.findByRole('heading', { level: 1, name: 'للمطورين' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'مفاتيحك' }).getAttribute('href')).toContain('tab=keys')
})

test('a developer installs the client from the store itself', async () => {
  await openPage('/developers')

  expect((await screen.findByLabelText('Installation of the client')).textContent).toBe(
    `npm install ${window.location.origin}/wakeel-client.tgz`,
  )
  expect(screen.getByLabelText('Example of the client').textContent).toContain(
    `baseUrl: '${window.location.origin}'`,
  )
})

test('whoever uses VS Code reads what to enter there, and where its makers say so', async () => {
  await openPage('/developers')

  const settings = await screen.findByLabelText('Settings: VS Code')
  expect(JSON.parse(settings.textContent ?? '')).toEqual({
    servers: { wakeel: { type: 'http', url: `${window.location.origin}/mcp` } },
  })
  expect(
    screen.getByRole('link', { name: 'VS Code: Their documentation' }).getAttribute('href'),
  ).toMatch(/^https:\/\/code\.visualstudio\.com\//)
})

test('whoever uses a framework made for A2A 0.3 reads the address that it understands', async () => {
  await openPage('/developers')

  expect((await screen.findAllByText('/a2a/{agent}/v0.3/')).length).toBeGreaterThan(0)
})

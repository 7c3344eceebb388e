import * as contract from '@wakeel/contract'
import { Download, defineRoutes, MAX_EXPORTED_ROWS } from '@wakeel/contract'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { openSystem } from '../../testing/system.ts'
import { FileReply } from './context.ts'
import { mount } from './mount.ts'

const routes = defineRoutes({
  getFile: { method: 'GET', path: '/api/file', access: 'anyone', response: Download, errors: [] },
})

/** What is said of a file besides its bytes. */
async function headersOf(file: { isTruncated?: boolean }) {
  const server = fastify()
  mount(server, routes, {
    getFile: async () =>
      new FileReply(Buffer.from('rows'), { type: 'text/csv', filename: 'rows.csv', ...file }),
  })
  return (await server.inject('/api/file')).headers
}

const getFile = async () =>
  new FileReply(Buffer.from('rows'), { type: 'text/csv', filename: 'rows.csv' })

test('a route that two parts answer is not mounted', () => {
  expect(() => mount(fastify(), routes, { getFile }, { getFile })).toThrow('more than one')
})

test('a route that no part answers is not mounted, nor does it compile', () => {
  // @ts-expect-error: getFile is missing
  expect(() => mount(fastify(), routes, {})).toThrow('getFile')
})

test('a file that is cut says how many rows it holds', async () => {
  expect(await headersOf({ isTruncated: true })).toMatchObject({
    'content-disposition': 'attachment; filename="rows.csv"',
    'x-truncated-at': String(MAX_EXPORTED_ROWS),
  })
})

test('a whole file says nothing of it', async () => {
  expect(await headersOf({})).not.toHaveProperty('x-truncated-at')
})

test('what is not for everybody is kept by no cache', async () => {
  const lists = Object.values(contract)
    .flatMap((capability) =>
      typeof capability === 'object' && 'routes' in capability
        ? Object.values(capability.routes as contract.Routes)
        : [],
    )
    .filter(
      ({ method, path, access }) => method === 'GET' && !path.includes(':') && access !== 'anyone',
    )
  const system = await openSystem()
  const { token } = await system.user({ role: 'founder' })
  const replies = []
  for (const { path } of lists) {
    const { status, headers } = await system.request('GET', path, { token })
    replies.push({ path, status, kept: headers.get('cache-control') })
  }
  await system.close()

  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(20)
  expect(replies.filter(({ kept }) => kept !== 'no-store')).toEqual([])
})

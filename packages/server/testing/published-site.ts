import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { generate } from 'selfsigned'
import type { Resolve } from '../src/outbound/outbound-fetch.ts'
import { testResolve } from './stand-ins.ts'

const HOST = 'robot.example.ae'

/** A site on https that this process trusts, under a name of its own. */
export async function openPublishedSite(
  answer: (url: string, response: ServerResponse, request: IncomingMessage) => void,
) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: HOST }] }],
  })
  const before = getCACertificates()
  setDefaultCACertificates([...before, cert])
  const server = createServer({ key, cert }, (request, response) =>
    answer(`${origin()}${request.url}`, response, request),
  )
  const origin = () => `https://${HOST}:${(server.address() as AddressInfo).port}`
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const resolve: Resolve = async (hostname) =>
    hostname === HOST ? [{ address: '127.0.0.1', family: 4 }] : testResolve(hostname)
  return {
    url: origin(),
    host: new URL(origin()).host,
    resolve,
    allow: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      setDefaultCACertificates(before)
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

export type PublishedSite = Awaited<ReturnType<typeof openPublishedSite>>

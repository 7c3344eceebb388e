import { z } from 'zod'
import { defineRoutes } from './route.ts'
import { filled, Text } from './text.ts'
import { ToolEffect } from './tool-calls.ts'

/** What speaks at the other end: an A2A agent of 1.0 or 0.3, an MCP server, or an endpoint that speaks OpenAI's chat completions. */
export const connectionKinds = ['a2a', 'mcp', 'openai'] as const
export const ConnectionKind = z.enum(connectionKinds)
export type ConnectionKind = z.infer<typeof ConnectionKind>

export const ADDRESS_MAX_LENGTH = 2000
export const MAX_CONNECTIONS = 50
/** Where the proof of ownership is looked for, at the origin of the connection's URL. */
export const PROOF_PATH = '/.well-known/wakeel.txt'
/** The extension of an A2A card that may carry it instead, as `params.token`. */
export const PROOF_EXTENSION = 'urn:wakeel:ownership'

export const Address = Text.trim().min(1).max(ADDRESS_MAX_LENGTH)

/** What a header can carry. */
const secret = filled(4000).regex(/^[\x20-\x7e]*$/, 'must be letters, digits and signs of ASCII')

/** Headers that belong to the connection itself or to what is sent, or that no call of the store's carries. */
const ownHeaders = [
  'accept',
  'connection',
  'content-length',
  'content-type',
  'cookie',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
]

/** How the store makes itself known at the other end. `secret` goes in and never comes out. */
export const Credential = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('bearer'), secret }),
  z.strictObject({
    kind: z.literal('header'),
    name: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/, 'must be the name of a header')
      .refine(
        (name) => !ownHeaders.includes(name.toLowerCase()),
        'must not be a header of the connection itself',
      ),
    secret,
  }),
])
export type Credential = z.infer<typeof Credential>

/** Of a stored connection. `oauth`: its creator authorised the store at the server's authorisation server. */
export const CredentialKind = z.enum(['none', 'bearer', 'header', 'oauth'])
export type CredentialKind = z.infer<typeof CredentialKind>

/** As which the store is known to an authorisation server that neither reads what the store is nor registers it by itself. */
export const OAuthClient = z.strictObject({ client_id: secret, client_secret: secret.optional() })
export type OAuthClient = z.infer<typeof OAuthClient>

/** Where an authorisation server sends its person back to, and where it reads what the store is. */
export const AUTHORISED_PATH = '/oauth/authorised'
export const CLIENT_METADATA_PATH = '/oauth/client.json'

export const RemoteTool = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** What it needs of a client that the store cannot do: work that goes on as a task, or a language model of the client's. Absent: it can be used. */
  unusable: z.enum(['tasks', 'sampling']).optional(),
  /** Of an MCP server's tool, like what follows; absent when it was read before the store asked. */
  effect: ToolEffect.optional(),
  /** It declares that it reaches beyond its server: the web, other people. */
  is_open_world: z.boolean().optional(),
  /** Changes with everything that the server says of the tool. */
  fingerprint: z.string().optional(),
})
export type RemoteTool = z.infer<typeof RemoteTool>

/**
 * Whether an A2A card is signed; `keys_at`: the host whose published key verifies the signature, or would. `host_unconfirmed`: the keys
 * stand on another host than the agent, and its creator has not said that it is theirs. `not_verified`: read before the store told
 * these apart.
 */
export const CardSignature = z.object({
  state: z.enum([
    'none',
    'verified',
    'invalid',
    'keys_unreachable',
    'host_unconfirmed',
    'not_verified',
  ]),
  keys_at: z.string().nullable(),
})
export type CardSignature = z.infer<typeof CardSignature>

/** What was read at the other end: of an A2A agent its card, of an MCP server its tools, of an endpoint its models. */
export const RemoteDescription = z.object({
  name: z.string(),
  description: z.string(),
  /** Of the protocol, as both ends agreed on it: `1.0`, `2025-11-25`, `2026-07-28`; null for an endpoint. */
  protocol_version: z.string().nullable(),
  /** The agent's own version, when it says one. */
  version: z.string().nullable(),
  provider: z.string().nullable(),
  /** Skills of an A2A card, tools of an MCP server. */
  tools: z.array(RemoteTool),
  models: z.array(z.string()),
  /** Requests that the card itself offers as examples. */
  examples: z.array(z.string()),
  /** Of an A2A card; absent when it was read before the store looked. */
  signature: CardSignature.optional(),
  /** Of files that an A2A agent takes, as media types or ranges of them; absent when it takes none, or was read before the store looked. */
  file_types: z.array(z.string()).optional(),
  /** How long the other end took to describe itself. */
  elapsed_ms: z.int(),
})
export type RemoteDescription = z.infer<typeof RemoteDescription>

/** One difference between what was approved and what is there. A long text begins shortly before what is different. */
export const RemoteChange = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  /** A tool of an MCP server, a skill of an A2A agent; null: the other end itself. */
  tool: z.string().nullable(),
  /** What of it: `description`, `input_schema`, …; null: all of it. */
  field: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type RemoteChange = z.infer<typeof RemoteChange>

/** What a text of the other end's should not hold, as it is read by language models. */
export const injectionKinds = [
  'hidden_characters',
  'overrides_instructions',
  'hides_from_person',
  'sends_elsewhere',
  'steers_other_tools',
  'reads_secrets',
  'encoded',
  'marked_for_model',
] as const
export const InjectionKind = z.enum(injectionKinds)
export type InjectionKind = z.infer<typeof InjectionKind>

/** An order that hides in a text of the other end's. */
export const Injection = z.object({
  kind: InjectionKind,
  /** Null: a text of the other end itself. */
  tool: z.string().nullable(),
  field: z.string(),
  /** The very passage; characters that cannot be seen are named by their code points. */
  passage: z.string(),
})
export type Injection = z.infer<typeof Injection>

/** An agent that is paused, because what executes it is not what its version was approved with. */
export const PausedAgent = z.object({
  agent: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.object({ en: z.string(), ar: z.string() }),
  }),
  paused_at: z.iso.datetime(),
  /** Of what is there now: an approval names it, and holds for nothing else. */
  fingerprint: z.string(),
  /** Empty: it is again what was approved. */
  changes: z.array(RemoteChange),
  injections: z.array(Injection),
  /** When its creator has looked and left it paused. */
  kept_at: z.iso.datetime().nullable(),
})
export type PausedAgent = z.infer<typeof PausedAgent>

export const Connection = z.object({
  id: z.string(),
  kind: ConnectionKind,
  address: z.string(),
  /** Which model of an endpoint answers. */
  model: z.string().nullable(),
  credential: z.object({ kind: CredentialKind, name: z.string().nullable() }),
  description: RemoteDescription,
  /** Of the last look: null when it answered, else the code that says why not. */
  health: z.object({
    is_healthy: z.boolean(),
    error: z.string().nullable(),
    checked_at: z.iso.datetime(),
  }),
  /** What the owner puts at PROOF_PATH or into the card. */
  proof_token: z.string(),
  /** When the ownership was proven; null: not yet. */
  verified_at: z.iso.datetime().nullable(),
  /** The agents that are executed there. */
  used_by: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.object({ en: z.string(), ar: z.string() }),
    }),
  ),
  /** Of those, the ones that are paused until their creator approves what has changed there. */
  paused: z.array(PausedAgent),
  /** Changes with everything that the other end says and an approval covers; null: an endpoint, or not read since the store asks. */
  fingerprint: z.string().nullable(),
  /** A host, other than the agent's own, whose keys may sign its card. */
  key_host: z.string().nullable(),
  created_at: z.iso.datetime(),
})
export type Connection = z.infer<typeof Connection>

const success = z.literal(true)
const params = z.object({ id: z.uuid() })
const connectionReply = z.object({ success, connection: Connection })
const connectionBody = {
  kind: ConnectionKind,
  address: Address,
  credential: Credential.default({ kind: 'none' }),
  model: filled(200).nullish(),
}

/** Of what a creator has looked at. */
export const Fingerprint = z.string().regex(/^[0-9a-f]{64}$/)

/** Why the other end could not be read. */
const readErrors = [
  'connections.address_refused',
  'connections.unreachable',
  'connections.failing',
  'connections.refused',
  'connections.authorisation_needed',
  'connections.answer_invalid',
  'connections.too_large',
  'connections.timed_out',
  'request.rate_limited',
] as const

/** What comes back from an authorisation server is part of a URL. */
const cameBack = z.string().max(4000)

const authorisationReply = z.object({ success, authorization_url: z.url({ protocol: /^https?$/ }) })

const authorisationErrors = [
  'connections.client_needed',
  'connections.authorisation_unusable',
  'connections.address_refused',
  'connections.unreachable',
  'connections.failing',
  'connections.refused',
  'connections.answer_invalid',
  'connections.too_large',
  'connections.timed_out',
  'request.rate_limited',
] as const

export const routes = defineRoutes({
  /** Looks at the other end without storing anything. */
  probeConnection: {
    method: 'POST',
    path: '/api/connections/probe',
    access: 'signed_in',
    scope: 'manage_agents',
    body: z.strictObject(connectionBody),
    response: z.object({ success, description: RemoteDescription }),
    errors: readErrors,
  },
  createConnection: {
    method: 'POST',
    path: '/api/connections',
    access: 'signed_in',
    scope: 'manage_agents',
    body: z.strictObject(connectionBody),
    response: connectionReply,
    errors: ['connections.too_many', ...readErrors],
  },
  listConnections: {
    method: 'GET',
    path: '/api/connections',
    access: 'signed_in',
    scope: 'manage_agents',
    response: z.object({ success, connections: z.array(Connection) }),
    errors: [],
  },
  getConnection: {
    method: 'GET',
    path: '/api/connections/:id',
    access: 'signed_in',
    scope: 'manage_agents',
    params,
    response: connectionReply,
    errors: ['connections.not_found'],
  },
  /** Whatever is left out stays, but a secret goes to no other server than it was given for; another address has to be proven anew. The other end is read again. */
  updateConnection: {
    method: 'PATCH',
    path: '/api/connections/:id',
    access: 'signed_in',
    scope: 'manage_agents',
    params,
    body: z.strictObject({
      address: Address.optional(),
      credential: Credential.optional(),
      model: filled(200).nullish(),
      /** The creator's word that the keys there are theirs; null takes it back. */
      key_host: Text.max(260)
        .regex(/^[a-z0-9.-]+(?::\d{1,5})?$/, 'must be a host, in small letters')
        .nullish(),
    }),
    response: connectionReply,
    errors: [
      'connections.not_found',
      'connections.secret_needed',
      'connections.secret_lost',
      ...readErrors,
    ],
  },
  /** Looks again. A connection that does not answer is an outcome, given in `health`. */
  checkConnection: {
    method: 'POST',
    path: '/api/connections/:id/check',
    access: 'signed_in',
    scope: 'manage_agents',
    params,
    response: connectionReply,
    errors: ['connections.not_found', 'request.rate_limited'],
  },
  /** Looks for the token at PROOF_PATH, or in the card. */
  verifyConnection: {
    method: 'POST',
    path: '/api/connections/:id/verify',
    access: 'signed_in',
    scope: 'manage_agents',
    params,
    response: connectionReply,
    errors: [
      'connections.not_found',
      'connections.proof_missing',
      'connections.secret_lost',
      ...readErrors,
    ],
  },
  /** Prepares the way of a new connection to the authorisation server of the MCP server at the address. */
  startAuthorisation: {
    method: 'POST',
    path: '/api/connections/authorise',
    access: 'signed_in',
    body: z.strictObject({ address: Address, client: OAuthClient.optional() }),
    response: authorisationReply,
    errors: authorisationErrors,
  },
  /** The same for a connection that is there, whose authorisation is over or is to be another. */
  renewAuthorisation: {
    method: 'POST',
    path: '/api/connections/:id/authorise',
    access: 'signed_in',
    params,
    body: z.strictObject({ client: OAuthClient.optional() }),
    response: authorisationReply,
    errors: ['connections.not_found', ...authorisationErrors],
  },
  /** Once, by whoever started it: what came back becomes the connection, or its new authorisation. */
  completeAuthorisation: {
    method: 'POST',
    path: '/api/connections/authorise/complete',
    access: 'signed_in',
    body: z.strictObject({
      state: z.string().min(1).max(200),
      code: cameBack.optional(),
      iss: cameBack.optional(),
      error: cameBack.optional(),
    }),
    response: connectionReply,
    errors: [
      'connections.authorisation_expired',
      'connections.authorisation_failed',
      'connections.authorisation_unusable',
      'connections.too_many',
      ...readErrors,
    ],
  },
  /** Revokes the authorisation, where its server offers that, and forgets it. Nothing changes for a connection of another kind. */
  revokeAuthorisation: {
    method: 'POST',
    path: '/api/connections/:id/revoke',
    access: 'signed_in',
    params,
    response: connectionReply,
    errors: ['connections.not_found'],
  },
  /** The creator has looked at what changed, and leaves the agent paused. */
  keepPaused: {
    method: 'POST',
    path: '/api/connections/:id/keep-paused',
    access: 'signed_in',
    scope: 'manage_agents',
    params,
    body: z.strictObject({ app_id: z.uuid(), fingerprint: Fingerprint }),
    response: connectionReply,
    errors: ['connections.not_found', 'connections.changed_again'],
  },
  deleteConnection: {
    method: 'DELETE',
    path: '/api/connections/:id',
    access: 'signed_in',
    scope: 'manage_agents',
    params,
    response: z.object({ success }),
    errors: ['connections.not_found', 'connections.in_use'],
  },
})

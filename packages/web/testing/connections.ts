import type { connections } from '@wakeel/contract'

export const description = (
  details: Partial<connections.RemoteDescription> = {},
): connections.RemoteDescription => ({
  name: 'Pound scales',
  description: 'Turns kilograms into pounds.',
  protocol_version: '1.0',
  version: '2.1.0',
  provider: 'Scales of Sharjah',
  tools: [{ name: 'pounds', title: 'Kilograms to pounds', description: 'Any mass.' }],
  models: [],
  examples: ['How many pounds are 70 kg?'],
  elapsed_ms: 420,
  ...details,
})

/** What an MCP server says, with as many tools as a test needs. */
export const shop = (count = 2): connections.RemoteDescription =>
  description({
    name: 'Dune Couriers',
    protocol_version: '2026-07-28',
    tools: Array.from({ length: count }, (_, index) => ({
      name: `tool_${index + 1}`,
      title: `Tool ${index + 1}`,
      description: '',
      effect: 'read_only' as const,
      is_open_world: false,
      fingerprint: `print-${index + 1}`,
    })),
    examples: [],
  })

/** An A2A agent that answers, and that nobody uses or has proven to be theirs. */
export const connection = (
  details: Partial<connections.Connection> = {},
): connections.Connection => ({
  id: '3c9d34fc-4d2d-4321-98f2-56faaa954036',
  kind: 'a2a',
  address: 'https://scales.example/.well-known/agent-card.json',
  model: null,
  credential: { kind: 'none', name: null },
  description: description(),
  health: { is_healthy: true, error: null, checked_at: '2026-11-20T08:00:00.000Z' },
  proof_token: 'wakeel-k7Wq0sYp2mXc9vTb4nRz6hLd8fGj1aEu',
  verified_at: null,
  used_by: [],
  paused: [],
  fingerprint: 'a'.repeat(64),
  key_host: null,
  created_at: '2026-11-20T08:00:00.000Z',
  ...details,
})

import type { MeasuredServer } from '../measured-process.ts'

/** What those who run the store look at all day, by a name that stands in the table of the bench. */
export async function requestsOfControl(
  server: MeasuredServer,
  headers: Record<string, string>,
): Promise<Map<string, string>> {
  const get = async (path: string) => JSON.parse(await server.send({ path, headers }))
  const requests = new Map<string, string>()
  const ask = (...paths: string[]) => {
    for (const path of paths) requests.set(path, path)
  }
  /** The first page, and one so many pages behind it. */
  const leafThrough = async (path: string, pages = 20) => {
    ask(path)
    const next = `${path}${path.includes('?') ? '&' : '?'}`
    let cursor: string | null = (await get(path)).next_cursor
    for (let page = 1; page < pages && cursor; page++)
      cursor = (await get(`${next}limit=100&cursor=${cursor}`)).next_cursor
    if (cursor) requests.set(`${path}, far behind`, `${next}cursor=${cursor}`)
  }

  for (const range of ['7d', '30d', '90d', '1y']) {
    ask(
      `/api/founder/figures?range=${range}`,
      `/api/founder/live?range=${range}`,
      `/api/analytics/overview?range=${range}`,
    )
  }
  for (const filter of [
    '',
    '?role=creator',
    '?status=suspended',
    '?status=inactive',
    '?order=name',
    '?order=last_login',
    '?search=aisha',
    '?search=menon',
  ])
    await leafThrough(`/api/admin/people${filter}`)
  ask(
    '/api/admin/people?search=person-77777%40',
    '/api/admin/people?search=nobody+has+it',
    '/api/admin/people/person-10',
    '/api/admin/people/person-70000',
  )
  ask('/api/admin/roles')

  await leafThrough('/api/forge/submissions', 5)
  await leafThrough('/api/moderation/reports')
  for (const state of ['out', 'appealed', 'ended'])
    await leafThrough(`/api/moderation/takedowns?state=${state}`, 3)
  await leafThrough('/api/moderation/log')

  for (const show of ['all', 'paid', 'open', 'failed', 'refunded'])
    await leafThrough(`/api/payments-admin/orders?show=${show}`)
  for (const filter of [
    'kind=app',
    'search=aisha',
    'search=person-777%40example.ae',
    'search=INV-2026-77',
    'search=nobody+has+it',
    `from=${daysAgo(200)}&to=${daysAgo(190)}`,
  ])
    await leafThrough(`/api/payments-admin/orders?${filter}`, 5)
  const { orders } = await get('/api/payments-admin/orders?show=refunded')
  requests.set('/api/payments-admin/orders/:id', `/api/payments-admin/orders/${orders[0].id}`)
  await leafThrough('/api/payments-admin/refunds')
  ask('/api/payments-admin/ledger/accounts')
  const { accounts, transactions } = {
    ...(await get('/api/payments-admin/ledger/accounts')),
    ...(await get('/api/payments-admin/ledger/transactions?account=wallet')),
  }
  for (const filter of [
    '',
    ...accounts.map(({ kind }: { kind: string }) => `account=${kind}`),
    'kind=chargeback',
    'kind=payout',
    'account=creator&kind=refund',
    `from=${daysAgo(200)}&to=${daysAgo(190)}`,
  ])
    await leafThrough(`/api/payments-admin/ledger/transactions${filter && '?'}${filter}`)
  const [{ reference, lines }] = transactions
  requests.set(
    '…/transactions?account=:id',
    `/api/payments-admin/ledger/transactions?account=${lines.find(({ account }: { account: string }) => account === 'wallet').account_id}`,
  )
  requests.set(
    '…/transactions?reference=:id',
    `/api/payments-admin/ledger/transactions?reference=${reference}`,
  )

  ask('/api/payouts/weeks')
  const { weeks } = await get('/api/payouts/weeks')
  requests.set('/api/payouts/weeks/:week', `/api/payouts/weeks/${weeks[2]?.week ?? weeks[0].week}`)

  for (const filter of [
    '',
    '?action=people.suspended',
    '?actor=person-3',
    '?subject=person-18',
    '?search=letter+777',
    '?search=aisha',
    '?search=nobody+has+it',
    `?from=${daysAgo(200)}&to=${daysAgo(190)}`,
  ])
    await leafThrough(`/api/audit${filter}`)
  return requests
}

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 24 * 3_600_000).toISOString().slice(0, 10)

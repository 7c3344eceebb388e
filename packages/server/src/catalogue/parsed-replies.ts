import { catalogue as contract, type InputOf, type Language } from '@wakeel/contract'
import type { PreparedReply } from '../http/context.ts'

type Routes = typeof contract.routes

/** The operations that answer with bytes which are ready to be sent. */
interface Prepared {
  getApp(request: InputOf<Routes['getApp']>): Promise<PreparedReply>
  listApps(request: InputOf<Routes['listApps']>): Promise<PreparedReply>
}

const parsed = ({ body }: PreparedReply) => JSON.parse(body.toString())

/** What the store says of an agent, for the server itself; throws `catalogue.app_not_found`. */
export async function readApp(
  { getApp }: Pick<Prepared, 'getApp'>,
  slug: string,
  lang: Language,
): Promise<contract.App> {
  return parsed(await getApp({ slug, lang })).app
}

/** A page of the list, for the server itself. What is left out of the request is as the route has it. */
export async function readList(
  { listApps }: Pick<Prepared, 'listApps'>,
  request: object,
): Promise<contract.AppList> {
  return parsed(await listApps(contract.routes.listApps.query.parse(request)))
}

import { catalogue as contract } from '@wakeel/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { PreparedReply } from '../http/context.ts'

type AppRequest = Parameters<Catalogue['getApp']>[0]

/** The operations that public pages are made from, with what they answer as it was before it was serialised. */
export function pageSource(catalogue: Catalogue) {
  const read = <T>({ body }: PreparedReply): T => JSON.parse(body.toString())
  return {
    listApps: async (request: object) =>
      read<contract.AppList>(
        await catalogue.listApps(contract.routes.listApps.query.parse(request)),
      ),
    getApp: async (request: AppRequest) =>
      read<{ app: contract.App }>(await catalogue.getApp(request)),
    getStore: () => catalogue.getStore(),
  }
}

import type { catalogue } from '@wakeel/contract'
import type { System } from './system.ts'

/** The same text in both languages, unless there is one for Arabic. */
export const both = (en: string, ar = en) => ({ en, ar })

export const listApps = async (
  system: System,
  query: Record<string, string> = {},
): Promise<catalogue.AppList> =>
  (await system.request('GET', `/api/apps?${new URLSearchParams(query)}`)).body

export const slugsOf = ({ apps }: catalogue.AppList) => apps.map(({ slug }) => slug)

export const getApp = async (system: System, slug: string, query = ''): Promise<catalogue.App> =>
  (await system.request('GET', `/api/apps/${slug}${query}`)).body.app

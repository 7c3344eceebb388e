import { admin } from '@wakeel/contract'
import { createClient } from '../api.ts'
import { download } from '../download.ts'
import { lazyShowcase, useDataSource } from '../showcase/data-source.ts'

const live = {
  ...createClient(admin.routes),
  exportPeople: download(admin.routes.exportPeople, 'people.csv'),
}
const showcase = lazyShowcase(
  admin.routes,
  async () => (await import('./people-showcase.ts')).showcase,
)

/** The people of the store for whoever manages them, and invented ones for everybody else. */
export const usePeopleDataSource = () => useDataSource('user_management', live, showcase)

export type PeopleDataSource = Extract<ReturnType<typeof usePeopleDataSource>, { status: 'ready' }>

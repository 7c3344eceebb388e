import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { Runs } from '../../runs/runs.ts'

export interface OpenaiDependencies {
  database: Database
  clock: Clock
  secret: string
  catalogue: Pick<Catalogue, 'getRunnableApp' | 'findListed' | 'listedSlugs' | 'countListed'>
  runs: Pick<Runs, 'runDemo' | 'runCharged' | 'getRun' | 'getVersion'>
}

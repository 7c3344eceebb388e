import { defineTask } from '../workers/task.ts'
import { findInjections } from './pins/find-injections.ts'
import type { Manifest } from './remotes/manifest.ts'

/** What strangers write may be long. */
export const findInjectionsTask = defineTask('findInjections', (manifest: Manifest) =>
  findInjections(manifest),
)

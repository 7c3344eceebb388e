import { bind } from '../bind.ts'
import { getCreatorProfile, setCreatorProfile } from './creator-profile.ts'
import type { CreatorPageDependencies } from './dependencies.ts'
import { getCreator, hasCreator, listCreatorHandles } from './get-creator.ts'
import { putTextsBack, takeTextsAway } from './moderated-texts.ts'
import { erasePerson, exportPerson } from './personal-data.ts'

export type CreatorPages = ReturnType<typeof createCreatorPages>

/** The public pages of those who made agents that are listed: what everybody sees of them, and what they say of themselves. */
export function createCreatorPages(dependencies: CreatorPageDependencies) {
  return bind(dependencies, {
    getCreator,
    hasCreator,
    listCreatorHandles,
    getCreatorProfile,
    setCreatorProfile,
    takeTextsAway,
    putTextsBack,
    exportPerson,
    erasePerson,
  })
}

import { bind } from '../bind.ts'
import { restorePerson, setRole, suspendPerson } from './admin-actions.ts'
import type { AdminDependencies } from './dependencies.ts'
import { exportPeople } from './export-people.ts'
import { countRoles, getPerson, listPeople } from './people.ts'

/** People, their roles and their suspension, for those who manage them. */
export function createAdmin(dependencies: AdminDependencies) {
  return bind(dependencies, {
    getPerson,
    listPeople,
    countRoles,
    setRole,
    suspendPerson,
    restorePerson,
    exportPeople,
  })
}

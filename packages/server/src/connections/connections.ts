import { bind } from '../bind.ts'
import { checkConnection, verifyConnection } from './check-connection.ts'
import { createConnection, probeConnection } from './create-connection.ts'
import { deleteConnection, erasePerson, forgetUnconfirmed } from './delete-connection.ts'
import type { ConnectionDependencies } from './dependencies.ts'
import { completeAuthorisation } from './oauth/complete-authorisation.ts'
import { revokeAuthorisation } from './oauth/revoke-authorisation.ts'
import { renewAuthorisation, startAuthorisation } from './oauth/start-authorisation.ts'
import { openConnection } from './open-connection.ts'
import { getConnection, listConnections, listShown, requireOwn } from './own-connections.ts'
import { keepPaused } from './pins/keep-paused.ts'
import { listInjections } from './pins/list-injections.ts'
import { requireApproved } from './pins/notice-changes.ts'
import { approvePresent, pinVersion } from './pins/pin-version.ts'
import { watchConnections } from './pins/watch-connections.ts'
import { updateConnection } from './update-connection.ts'

export type Connections = ReturnType<typeof createConnections>

/** Creators' agents, servers and models elsewhere: what is there, whether it answers, and whose it is. */
export function createConnections(dependencies: ConnectionDependencies) {
  return bind(dependencies, {
    probeConnection,
    createConnection,
    listConnections,
    getConnection,
    updateConnection,
    checkConnection,
    verifyConnection,
    startAuthorisation,
    renewAuthorisation,
    completeAuthorisation,
    revokeAuthorisation,
    keepPaused,
    listInjections,
    pinVersion,
    approvePresent,
    requireApproved,
    watchConnections,
    deleteConnection,
    forgetUnconfirmed,
    openConnection,
    requireOwn,
    exportPerson: listShown,
    erasePerson,
  })
}

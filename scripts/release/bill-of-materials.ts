import { createHash } from 'node:crypto'
import { command } from './command.ts'

/** What npm writes of CycloneDX, as far as it is changed here. */
interface BillOfMaterials {
  serialNumber: string
  metadata: { timestamp: string; tools: object[]; component: { name: string; type: string } }
}

/**
 * The packages that production installs, as the lock file says, in CycloneDX. What npm makes up for each file (its number, the time, its
 * own version, the folder's name) follows from the commit instead, so that the same commit gives the same bytes.
 */
export async function billOfMaterials(
  root: string,
  { name, version, commit, at }: { name: string; version: string; commit: string; at: string },
) {
  const made = await command(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only', '--offline'],
    root,
  )
  const bill = JSON.parse(made.toString()) as BillOfMaterials
  bill.serialNumber = `urn:uuid:${uuidOf(`${name} ${version} ${commit}`)}`
  bill.metadata.timestamp = at
  bill.metadata.tools = [{ name: `${name} release`, version }]
  bill.metadata.component.name = name
  bill.metadata.component.type = 'application'
  return `${JSON.stringify(bill, null, 2)}\n`
}

/** A UUID of version 8 (RFC 9562: by rules of one's own). */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

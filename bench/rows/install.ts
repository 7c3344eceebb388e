import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { repeatDockerfile, within } from '../../scripts/dockerfile.ts'
import { root } from '../../scripts/run.ts'
import { ANY, type Row } from './row.ts'

/** What the image installs to run the store: its own stage of the Dockerfile, repeated in an empty folder. */
export const install: Row = {
  name: 'install',
  engines: ANY,
  agents: [1_000],
  async measure() {
    const place = mkdtempSync(resolve(tmpdir(), 'wakeel-install-'))
    try {
      const text = readFileSync(resolve(root, 'Dockerfile'), 'utf8')
      const [head, ...stages] = text.split(/^(?=FROM )/m)
      const packages = stages.find((stage) => / AS packages\s/.test(stage))!
      const image = repeatDockerfile(head + packages, place)
      const folders = ['node_modules', 'packages/server/node_modules'].map((folder) =>
        within(image, folder),
      )
      const { count, bytes } = folders.map(contentsOf).reduce((one, other) => ({
        count: one.count + other.count,
        bytes: one.bytes + other.bytes,
      }))
      return [
        { what: 'install to run: packages', measured: count, unit: '', goal: { most: 150 } },
        { what: '– their size', measured: bytes / 1e6, unit: 'MB', goal: { most: 90 } },
      ]
    } finally {
      rmSync(place, { recursive: true, force: true })
    }
  },
}

/** Of a folder: how many packages are in it, at any depth, and how large its files are. Links of workspaces lead elsewhere. */
function contentsOf(folder: string): { count: number; bytes: number } {
  let count = 0
  let bytes = 0
  for (const entry of readFolder(folder)) {
    const path = resolve(folder, entry.name)
    if (entry.isFile()) {
      bytes += statSync(path).size
      if (entry.name === 'package.json' && isPackage(folder)) count++
    } else if (entry.isDirectory()) {
      const inside = contentsOf(path)
      count += inside.count
      bytes += inside.bytes
    }
  }
  return { count, bytes }
}

const isPackage = (folder: string) => /\/node_modules\/(@[^/]+\/)?[^/@][^/]*$/.test(folder)

function readFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

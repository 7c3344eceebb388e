import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { repeatDockerfile, within } from '../../scripts/dockerfile.ts'
import { root } from '../../scripts/run.ts'
import { ANY, type Row } from './row.ts'

/** What the image holds beside Node: its Dockerfile, repeated in an empty folder. */
export const install: Row = {
  name: 'install',
  engines: ANY,
  agents: [1_000],
  async measure() {
    const place = mkdtempSync(resolve(tmpdir(), 'wakeel-install-'))
    try {
      const image = repeatDockerfile(readFileSync(resolve(root, 'Dockerfile'), 'utf8'), place)
      const files = readdirSync(within(image, '.'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => resolve(entry.parentPath, entry.name))
      const bytes = files.reduce((total, file) => total + statSync(file).size, 0)
      const licences = readFileSync(within(image, 'packages/server/dist/LICENCES'), 'utf8')
      return [
        {
          what: 'install to run: packages',
          measured: files.filter(isPackage).length,
          unit: '',
          goal: { most: 150 },
        },
        {
          what: '– size of all that the image holds beside Node',
          measured: bytes / 1e6,
          unit: 'MB',
          goal: { most: 90 },
        },
        {
          what: '– packages with code in the bundle',
          measured: licences.match(/^# .+ \d+\.\d+\.\d+/gm)?.length ?? 0,
          unit: '',
        },
      ]
    } finally {
      rmSync(place, { recursive: true, force: true })
    }
  },
}

const isPackage = (file: string) => /\/node_modules\/(@[^/]+\/)?[^/@]+\/package\.json$/.test(file)

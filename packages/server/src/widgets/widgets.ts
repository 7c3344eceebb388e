import { bind } from '../bind.ts'
import { askWidget } from './ask-widget.ts'
import { createWidget } from './create-widget.ts'
import { deleteWidget } from './delete-widget.ts'
import type { WidgetDependencies } from './dependencies.ts'
import { listWidgets } from './list-widgets.ts'
import { openFrame } from './open-frame.ts'
import { exportPerson } from './personal-data.ts'
import { updateWidget } from './update-widget.ts'

export type Widgets = ReturnType<typeof createWidgets>

/** Agents on the sites of those who pay for them: who put which where, and what their visitors ask. */
export const createWidgets = (dependencies: WidgetDependencies) =>
  bind(dependencies, {
    listWidgets,
    createWidget,
    updateWidget,
    deleteWidget,
    openFrame,
    askWidget,
    exportPerson,
  })

/** A dashboard with every convention filled in, and the screen that shows it. */
import type { CountedDoc, DashboardDoc, DashboardPartDoc } from '../dashboard.ts'
import type { Counted, Dashboard, DashboardFigure, DashboardLink, DashboardPart, Screen } from '../model.ts'
import type { Raw } from '../documents.ts'
import { EVERY } from '../permission-keys.ts'
import { menuOf } from './entity.ts'
import { sortingOf } from '../sorting.ts'

const DAYS = 30

export const dashboardOf = ({ name, doc }: Raw<DashboardDoc>): Dashboard => ({
  name,
  label: doc['x-label'],
  source: doc['x-source'] ?? 'assumed',
  path: doc.path,
  permission: doc.permission ?? EVERY,
  greets: doc.greets ?? false,
  menu: doc.menu === undefined ? null : menuOf(doc.menu, doc.path, doc['x-label']),
  parts: doc.parts.map(partOf),
})

/** The console has a screen for it, as if a document of `schemas/screens` said so. */
export function screenOfDashboard(raw: Raw<DashboardDoc>): Screen {
  const { name, label, source, path, permission, menu } = dashboardOf(raw)
  return {
    ...{ name, label, source, path, permission, menu },
    view: 'dashboard',
    entity: null,
    filter: {},
    columns: null,
    report: false,
    to: null,
    access: null,
  }
}

function partOf(doc: DashboardPartDoc): DashboardPart {
  const head = { name: doc.name, label: doc.label, with: doc.with ?? null, without: doc.without ?? null }
  const counted = { ...head, ...countedOf(doc) }
  return {
    figures: () => ({ ...head, part: 'figures', figures: (doc.figures ?? []).map(figureOf) }) as const,
    list: () =>
      ({
        ...counted,
        part: 'list',
        sort: doc.sort === undefined ? null : sortingOf(doc.sort),
        columns: doc.columns ?? null,
      }) as const,
    groups: () => ({ ...counted, part: 'groups', by: doc.by ?? '', apart: doc.apart ?? null }) as const,
    days: () =>
      ({
        ...counted,
        part: 'days',
        ...{ day: doc.day ?? '', sum: doc.sum ?? '', days: doc.days ?? DAYS, total: doc.total ?? doc.label },
      }) as const,
    links: () => ({ ...head, part: 'links', links: (doc.links ?? []).map(linkOf) }) as const,
    menu: () => ({ ...head, part: 'menu' }) as const,
  }[doc.part]()
}

const countedOf = ({ name, label, entity = '', filter = {}, within, own }: CountedDoc): Counted => ({
  ...{ name, label, entity, filter },
  within: within ?? null,
  own: own ?? null,
})

const figureOf = ({
  sum,
  tone = 'neutral',
  to,
  ...counted
}: NonNullable<DashboardPartDoc['figures']>[number]): DashboardFigure => ({
  ...countedOf(counted),
  with: counted.with ?? null,
  without: counted.without ?? null,
  sum: sum ?? null,
  tone,
  to: to === undefined ? null : { screen: to.screen, query: to.query ?? {} },
})

const linkOf = (link: NonNullable<DashboardPartDoc['links']>[number]): DashboardLink => ({
  screen: link.screen ?? null,
  entity: link.entity ?? null,
  new: link.new ?? false,
  label: link.label ?? null,
})

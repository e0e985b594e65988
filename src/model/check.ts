/** Linked → the mistakes of meaning: one rule a file in `rules/`, all of them run, each sees the whole. */
import type { ConsistencyRule } from './consistency-rule.ts'
import type { Linked } from './linked.ts'
import type { Mistake } from './mistake.ts'
import { actions } from './rules/actions.ts'
import { additions } from './rules/additions.ts'
import { after } from './rules/after.ts'
import { app } from './rules/app.ts'
import { archive } from './rules/archive.ts'
import { awaits } from './rules/awaits.ts'
import { beside } from './rules/beside.ts'
import { bounds } from './rules/bounds.ts'
import { calls } from './rules/calls.ts'
import { choices } from './rules/choices.ts'
import { circles } from './rules/circles.ts'
import { comments } from './rules/comments.ts'
import { conditions } from './rules/conditions.ts'
import { dashboards } from './rules/dashboards.ts'
import { defaults } from './rules/defaults.ts'
import { derived } from './rules/derived.ts'
import { detail } from './rules/detail.ts'
import { display } from './rules/display.ts'
import { enums } from './rules/enums.ts'
import { english } from './rules/english.ts'
import { ends } from './rules/ends.ts'
import { exclusive } from './rules/exclusive.ts'
import { explained } from './rules/explained.ts'
import { expires } from './rules/expires.ts'
import { expressions } from './rules/expressions.ts'
import { groups } from './rules/groups.ts'
import { history } from './rules/history.ts'
import { inherit } from './rules/inherit.ts'
import { jobs } from './rules/jobs.ts'
import { judged } from './rules/judged.ts'
import { journal } from './rules/journal.ts'
import { keywords } from './rules/keywords.ts'
import { kinds } from './rules/kinds.ts'
import { labels } from './rules/labels.ts'
import { languages } from './rules/languages.ts'
import { levels } from './rules/levels.ts'
import { lines } from './rules/lines.ts'
import { lists } from './rules/lists.ts'
import { masks } from './rules/masks.ts'
import { menu } from './rules/menu.ts'
import { names } from './rules/names.ts'
import { patterns } from './rules/patterns.ts'
import { people } from './rules/people.ts'
import { permissions } from './rules/permissions.ts'
import { personal } from './rules/personal.ts'
import { placeholders } from './rules/placeholders.ts'
import { plurals } from './rules/plurals.ts'
import { references } from './rules/references.ts'
import { related } from './rules/related.ts'
import { renames } from './rules/renames.ts'
import { reports } from './rules/reports.ts'
import { required } from './rules/required.ts'
import { scope } from './rules/scope.ts'
import { screens } from './rules/screens.ts'
import { secrecy } from './rules/secrecy.ts'
import { sections } from './rules/sections.ts'
import { sent } from './rules/sent.ts'
import { sheets } from './rules/sheets.ts'
import { system } from './rules/system.ts'
import { texts } from './rules/texts.ts'
import { views } from './rules/views.ts'
import { workflows } from './rules/workflows.ts'

export const rules: readonly ConsistencyRule[] = [
  actions,
  additions,
  after,
  app,
  archive,
  awaits,
  beside,
  bounds,
  calls,
  choices,
  circles,
  comments,
  conditions,
  dashboards,
  defaults,
  derived,
  detail,
  display,
  ends,
  english,
  enums,
  exclusive,
  expires,
  explained,
  expressions,
  groups,
  history,
  inherit,
  jobs,
  journal,
  judged,
  keywords,
  kinds,
  labels,
  languages,
  levels,
  lines,
  lists,
  masks,
  menu,
  names,
  patterns,
  people,
  permissions,
  personal,
  placeholders,
  plurals,
  references,
  related,
  renames,
  reports,
  required,
  scope,
  screens,
  secrecy,
  sections,
  sent,
  sheets,
  system,
  texts,
  views,
  workflows,
]

export const check = (linked: Linked): readonly Mistake[] => rules.flatMap((rule) => [...rule(linked)])

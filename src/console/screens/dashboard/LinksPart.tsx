/** Ways to what is done often, and to all that the menu holds. */
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { menuTree } from '../../shell/menu-tree.ts'
import { useLabel } from '../../shell/use-label.ts'
import { linkOf, type Places } from './places.ts'
import type { ShownLinks, ShownMenu } from '../../../kinds/shown-dashboard.ts'

export function LinksPart({ part, places }: { readonly part: ShownLinks; readonly places: Places }) {
  const label = useLabel()
  const links = part.links.flatMap((link) => linkOf(places, link) ?? [])
  if (links.length === 0) return null
  return (
    <nav className="d-wide d-links" aria-label={label(part.label)}>
      {links.map(({ to, label: name }) => (
        <Link key={to} to={to}>
          {label(name)}
        </Link>
      ))}
    </nav>
  )
}

interface MenuProps {
  readonly part: ShownMenu
  readonly places: Places
  /** The way to the dashboard itself is none. */
  readonly own: string
}

export function MenuPart({ part, places, own }: MenuProps) {
  const label = useLabel()
  const heading = useId()
  const groups = menuTree(places.menu, places.held).flatMap((group) => {
    const entries = group.entries.filter(({ path }) => path !== own)
    return entries.length === 0 ? [] : [{ ...group, entries }]
  })
  return (
    <section className="d-card d-wide d-menu" aria-labelledby={heading}>
      <h2 id={heading} className="d-heading">
        {label(part.label)}
      </h2>
      <dl>
        {groups.map(({ key, label: name, entries }) => (
          <div key={key}>
            <dt>{label(name)}</dt>
            {entries.map((entry) => (
              <dd key={entry.key}>
                <Link to={entry.path}>{label(entry.label)}</Link>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

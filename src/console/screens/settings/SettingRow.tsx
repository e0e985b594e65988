/** One setting of a place: what holds here, who says it, and the switch between saying it here and inheriting it. */
import { Fragment, use, type MouseEvent, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import type { CellRecord } from '../../../kinds/cell.ts'
import type { InputContext } from '../../../kinds/input.ts'
import { show } from '../../../kinds/show.tsx'
import type { Field } from '../../../model/model.ts'
import type { SettingKey } from '../../../model/settings-keys.ts'
import { AnyInput } from '../../forms/AnyInput.tsx'
import type { EntityView } from '../entity-view.ts'
import { UnsavedContext } from './unsaved.ts'
import type { SentOne } from './use-sent.ts'
import { addressOf, COMPANY, levelsOf, type Said, type SettingsPlace } from './place.ts'

interface SettingRowProps {
  readonly view: EntityView
  readonly place: SettingsPlace
  readonly setting: SettingKey
  readonly said: Said
  /** How far it is from being in effect; undefined: it is. */
  readonly sent: SentOne | undefined
  readonly custom: boolean
  /** Not saved yet. */
  readonly changed: boolean
  readonly context: InputContext
  readonly disabled: boolean
  readonly onCustomise: () => void
  readonly onRestore: () => void
}

export function SettingRow(props: SettingRowProps) {
  const { view, place, setting, said, sent, custom, changed, context, disabled, onCustomise, onRestore } = props
  const translate = useTranslate()
  const { say } = view
  const label = say(setting.label)
  const isNarrowest = levelsOf(view, '').at(-1)?.type === place.type
  return (
    <Row role="group" aria-label={label} data-setting={setting.name} data-changed={changed || undefined}>
      <div className="s-name">
        {label}
        {setting.help && <small className="k-soft">{say(setting.help)}</small>}
      </div>
      <div className="s-value" data-several={setting.fields.length > 1 || undefined}>
        {custom && !disabled ? (
          setting.fields.map((field, at) => (
            <span key={field.name} className="s-input">
              {at > 0 && <span className="k-soft">–</span>}
              <AnyInput field={stated(field)} name={field.name} context={context} required bare />
            </span>
          ))
        ) : (
          <Shown
            view={view}
            setting={setting}
            value={custom ? said.own : said.inherited.value}
            label={custom ? said.own_label : said.inherited.label}
          />
        )}
        {sent && !changed && <Effect {...sent} isBelow={!isNarrowest} />}
      </div>
      <div className="s-source">
        {custom ? (
          <>
            <span className="k-chip k-chip-info">{translate('settings.custom')}</span>
            <small className="k-soft">
              {translate('settings.otherwise')}
              <Shown view={view} setting={setting} value={said.inherited.value} label={said.inherited.label} />{' '}
              {said.inherited.from !== null && <Source {...props} />}
            </small>
          </>
        ) : (
          <>
            <span className="k-chip">{translate('settings.inherit')}</span> <Source {...props} />
          </>
        )}
      </div>
      {!disabled && (
        <div className="s-switch">
          <Button
            size="small"
            aria-label={translate(custom ? 'settings.restore_one' : 'settings.customise_one', { label })}
            onClick={custom ? onRestore : onCustomise}
          >
            {translate(custom ? 'settings.restore' : 'settings.customise')}
          </Button>
        </div>
      )}
    </Row>
  )
}

/** Not in effect yet, or at all; what concerns places below is counted: their values may be others. */
function Effect({ waiting, failed, isBelow }: SentOne & { readonly isBelow: boolean }) {
  const translate = useTranslate()
  const told = (key: string, count: number): string =>
    waiting + failed === 1 && !isBelow ? translate(`settings.${key}`) : translate(`settings.${key}_of`, { count })
  return (
    <>
      {waiting > 0 && <span className="k-chip k-chip-info">{told('sending', waiting)}</span>}
      {failed > 0 && <span className="k-chip k-chip-error">{told('unsent', failed)}</span>}
    </>
  )
}

/** What is set has a value: a switch has two positions here. */
const stated = (field: Field): Field => (field.kind === 'boolean' ? { ...field, nullable: false } : field)

interface ShownProps {
  readonly view: EntityView
  readonly setting: SettingKey
  readonly value: unknown
  readonly label: string | null
}

export function Shown({ view, setting, value, label }: ShownProps): ReactNode {
  const translate = useTranslate()
  if (value === null) return <span className="k-unset">{translate('settings.unset')}</span>
  const values = setting.fields.length === 1 ? [value] : (value as readonly unknown[])
  return setting.fields.map((field, at) => {
    const record: CellRecord = { id: 0, [field.name]: values[at], _labels: { [field.name]: label } }
    return (
      <Fragment key={field.name}>
        {at > 0 && ' – '}
        <span>{show({ value: values[at], record, field, name: field.name, context: view.inDetail })}</span>
      </Fragment>
    )
  })
}

function Source({ view, said, place }: SettingRowProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const unsaved = use(UnsavedContext)
  const { from, name, place: at, above } = said.inherited
  if (from === null || at === null) return <span className="k-soft">{translate('settings.nobody')}</span>
  const level = levelsOf(view, translate('detail.in_force_company')).find(({ type }) => type === from)
  const text =
    from === COMPANY
      ? translate('settings.from_company')
      : translate(above ? 'settings.from_above' : 'settings.from', { level: level?.label ?? from, name: name ?? '' })
  const address = addressOf(view.path, { type: from, value: at })
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    unsaved?.go(() => void navigate(address))
  }
  return from === place.type && !above ? (
    text
  ) : (
    <a className="k-link" href={address} onClick={follow}>
      {text}
    </a>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(150px, 220px) minmax(200px, 1fr) minmax(200px, 320px) 96px',
  gap: '4px 20px',
  alignItems: 'center',
  minHeight: 44,
  padding: '6px 0',
  borderTop: `1px solid ${theme.palette.divider}`,
  fontSize: 13,
  '& small': { display: 'block', fontSize: 12 },
  '& .s-value': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minWidth: 0 },
  '& .s-input': { display: 'inline-flex', alignItems: 'center', gap: 8, width: 260, maxWidth: '100%' },
  '& .s-input > span:not(.k-soft)': { flex: 1, minWidth: 0 },
  '& .s-value[data-several] .s-input': { width: 'auto' },
  '& .s-value[data-several] .s-input > span:not(.k-soft)': { flex: 'none', width: 96 },
  '& .s-source': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .s-source .k-chip': { marginRight: 4 },
  '& .s-switch': { textAlign: 'right' },
  position: 'relative',
  '&[data-changed]::before': {
    content: '""',
    position: 'absolute',
    inset: '6px auto 6px -10px',
    width: 3,
    background: theme.palette.primary.main,
  },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& .s-name': { gridColumn: 1, gridRow: 1, fontWeight: 500 },
    '& .s-switch': { gridColumn: 2, gridRow: 1 },
    '& .s-value': { gridColumn: '1 / -1', gridRow: 2 },
    '& .s-source': { gridColumn: '1 / -1', gridRow: 3 },
  },
}))

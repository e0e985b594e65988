/**
 * What the engine's code takes for granted of the documents that every console has: it names these entities and fields
 * in statements, answers these calls, and throws these errors. `rules/system.ts` tells of what is missing; a document
 * that is not named here may be left out, and what more there is, is nobody's business.
 */
import type { FieldKindName } from './model.ts'

export interface EntityNeeds {
  /** Left out: `id`. */
  readonly key?: string
  /** False: its rows belong to no company, since they are read before anybody is known. Left out: true. */
  readonly tenant?: boolean
  readonly fields: Readonly<Record<string, FieldKindName>>
}

/** What a command to a device is called, whose state is followed on screen. */
export const COMMAND = 'command_task'
/** The types of commands, to which a product adds its own. */
export const COMMANDS = 'command_type'
/** What a job is called, whose schedule is said in words. */
export const JOB = 'job'
/** What a run of a job is called: one that was asked for begins at once. */
export const JOB_RUN = 'job_run'
/** What a message from outside is called: one that is to be handled again is looked for at once. */
export const WEBHOOK_MESSAGE = 'webhook_message'
/** Who is told of events of records, and what is told to them. */
export const [WEBHOOK_TARGET, WEBHOOK_SENDING, WEBHOOK_DUE] = [
  'webhook_target',
  'webhook_sending',
  'webhook_due',
] as const

export const NEEDED_ENTITIES: Readonly<Record<string, EntityNeeds>> = {
  client: { key: 'client_id', tenant: false, fields: { name: 'string', optional_permissions: 'rows' } },
  staff: {
    key: 'staff_id',
    fields: {
      account: 'string',
      name: 'string',
      phone: 'string',
      password: 'secret',
      role_id: 'reference',
      active: 'boolean',
      last_login_at: 'datetime',
      is_verify_privacy: 'boolean',
    },
  },
  role: { fields: { name: 'string', permissions: 'enum-set', built_in: 'boolean' } },
  session: {
    tenant: false,
    fields: {
      token_hash: 'string',
      staff_id: 'integer',
      client_id: 'integer',
      stamp: 'string',
      last_seen_at: 'datetime',
      expires_at: 'datetime',
      address: 'string',
      user_agent: 'string',
    },
  },
  api_token: {
    fields: {
      name: 'string',
      token_hint: 'string',
      staff_id: 'reference',
      permissions: 'enum-set',
      may_reveal: 'boolean',
      requests_per_minute: 'integer',
      expires_on: 'date',
      used_at: 'datetime',
      revoked_at: 'datetime',
      revoked_by: 'reference',
      note: 'text',
    },
  },
  api_token_key: {
    tenant: false,
    fields: {
      token_hash: 'string',
      token_id: 'integer',
      staff_id: 'integer',
      client_id: 'integer',
      limited_at: 'string',
      expires_at: 'datetime',
    },
  },
  login_attempt: {
    tenant: false,
    fields: { account: 'string', address: 'string', count: 'integer', pending: 'integer', until: 'datetime' },
  },
  captcha: { tenant: false, fields: { token_hash: 'string', answer_hash: 'string', expires_at: 'datetime' } },
  request_count: {
    tenant: false,
    fields: { subject: 'string', count: 'integer', last_digest: 'string', until: 'datetime' },
  },
  file: {
    fields: {
      name: 'string',
      url: 'string',
      type: 'string',
      size: 'integer',
      digest: 'string',
      staff_id: 'reference',
      resource: 'enum',
      resource_field: 'string',
      record_id: 'integer',
      token: 'string',
    },
  },
  server_key: { tenant: false, fields: { name: 'string', value: 'string' } },
  call_key: {
    fields: {
      staff_id: 'reference',
      key: 'string',
      call: 'string',
      digest: 'string',
      answer: 'text',
      record_state: 'string',
    },
  },
  message: {
    fields: {
      title: 'string',
      content: 'html',
      type: 'enum',
      read: 'boolean',
      role_id: 'reference',
      permission: 'enum',
      staff_id: 'reference',
      resource: 'enum',
      record_id: 'integer',
      record_name: 'string',
      sent_at: 'datetime',
    },
  },
  job: {
    fields: {
      name: 'enum',
      schedule: 'string',
      state: 'enum',
      last_at: 'datetime',
      last_seconds: 'decimal',
      failure: 'string',
      next_at: 'datetime',
      holder: 'string',
      held_until: 'datetime',
    },
  },
  job_run: {
    fields: {
      job_id: 'reference',
      state: 'enum',
      due_at: 'datetime',
      staff_id: 'reference',
      request_id: 'string',
      since_at: 'datetime',
      begun_at: 'datetime',
      ended_at: 'datetime',
      seconds: 'decimal',
      done: 'integer',
      attempts: 'integer',
      failure: 'string',
      progress: 'string',
    },
  },
  settings_changed_place: { fields: { resource: 'enum', place_type: 'enum', place: 'integer' } },
  settings_receiver: {
    fields: {
      resource: 'enum',
      address: 'string',
      place: 'integer',
      held: 'text',
      asked: 'text',
      revision: 'integer',
      task_id: 'reference',
      due: 'boolean',
    },
  },
  settings_run: {
    fields: { resource: 'enum', place_type: 'enum', settings: 'text', staff_id: 'reference' },
  },
  settings_run_place: {
    fields: {
      run_id: 'reference',
      place: 'integer',
      state: 'enum',
      before: 'text',
      reason: 'string',
      reason_en: 'string',
    },
  },
  webhook_message: {
    fields: {
      source: 'enum',
      number: 'string',
      state: 'enum',
      attempts: 'integer',
      failure: 'string',
      settled_at: 'datetime',
      body: 'text',
      headers: 'text',
    },
  },
  webhook_delivery: {
    tenant: false,
    fields: { client_id: 'integer', message_id: 'integer', attempts: 'integer', next_at: 'datetime' },
  },
  webhook_target: {
    fields: {
      name: 'string',
      url: 'string',
      resources: 'enum-set',
      events: 'enum-set',
      state: 'enum',
      staff_id: 'reference',
      secret_hint: 'string',
      last_sent_at: 'datetime',
      failures: 'integer',
      failing_since: 'datetime',
      failure: 'string',
      failure_en: 'string',
    },
  },
  webhook_secret: { fields: { target_id: 'reference', sealed: 'string', former: 'string', former_until: 'datetime' } },
  webhook_sending: {
    fields: {
      target_id: 'reference',
      event: 'enum',
      resource: 'enum',
      record_id: 'integer',
      state: 'enum',
      attempts: 'integer',
      status: 'integer',
      failure: 'string',
      failure_en: 'string',
      milliseconds: 'integer',
      next_at: 'datetime',
      ended_at: 'datetime',
      response: 'text',
    },
  },
  webhook_due: {
    fields: {
      sending_id: 'reference',
      target_id: 'reference',
      attempts: 'integer',
      next_at: 'datetime',
      places: 'string',
    },
  },
  report_window: {
    tenant: false,
    fields: { client_id: 'integer', address: 'string', boot: 'integer', highest: 'integer', seen: 'integer' },
  },
  scheduled_report: {
    fields: {
      name: 'string',
      report: 'enum',
      summary: 'string',
      rhythm: 'enum',
      weekday: 'enum',
      month_day: 'integer',
      hour: 'integer',
      file_format: 'enum',
      recipients: 'string',
      staff_id: 'reference',
      state: 'enum',
      pause_reason: 'string',
      pause_reason_en: 'string',
      next_at: 'datetime',
      language: 'enum',
      secret_hint: 'string',
      query: 'rows',
    },
  },
  report_secret: {
    fields: { schedule_id: 'reference', sealed: 'string', former: 'string', former_until: 'datetime' },
  },
  report_delivery: {
    fields: {
      schedule_id: 'reference',
      due_at: 'datetime',
      state: 'enum',
      reason: 'string',
      reason_en: 'string',
      attempts: 'integer',
      next_at: 'datetime',
      sent_at: 'datetime',
      file_name: 'string',
      file_rows: 'integer',
      file_kb: 'integer',
      recipients: 'string',
    },
  },
  saved_view: {
    fields: {
      list: 'enum',
      name: 'string',
      sharing: 'enum',
      role_id: 'reference',
      staff_id: 'reference',
      sorting: 'string',
      page_size: 'integer',
      view_type: 'enum',
      filters: 'rows',
      layout: 'rows',
    },
  },
  view_default: { fields: { list: 'enum', view_id: 'reference', staff_id: 'reference' } },
  import_run: {
    tenant: false,
    fields: {
      client_id: 'integer',
      staff_id: 'integer',
      entity: 'enum',
      file_format: 'string',
      state: 'string',
      stop_asked: 'boolean',
      beat_at: 'datetime',
      progress: 'string',
      heads: 'string',
    },
  },
  command_task: {
    fields: {
      command: 'enum',
      parameters: 'string',
      state: 'state',
      failure: 'string',
      attempts: 'integer',
      business_key: 'string',
      resendable: 'boolean',
      request_id: 'string',
      staff_id: 'reference',
      origin: 'enum',
      sent_at: 'datetime',
      finished_at: 'datetime',
    },
  },
  command_delivery: {
    tenant: false,
    fields: {
      client_id: 'integer',
      task_id: 'integer',
      address: 'string',
      target: 'string',
      slot: 'string',
      payload: 'text',
      sealed: 'text',
      asker_id: 'integer',
      waits: 'integer',
      sent_at: 'datetime',
      next_at: 'datetime',
      expires_at: 'datetime',
    },
  },
  import_outcome: {
    tenant: false,
    fields: { run_id: 'reference', row: 'integer', repeated: 'boolean', sealed: 'string' },
  },
  import_problem: {
    tenant: false,
    fields: { run_id: 'reference', row: 'integer', sealed: 'string' },
  },
}

/** Those that a product cannot go without: their code is the engine's. */
export const NEEDED_JOBS = [
  'clean_up',
  'file_clean_up',
  'month_parts',
  'report_send',
  'settings_apply',
  'settings_check',
  'settings_send',
] as const

/** Codes that the engine writes by itself. */
export const NEEDED_CODES: Readonly<Record<string, readonly (number | string)[]>> = {
  job_run_state: [1, 2, 3, 4],
  report_rhythm: [1, 2, 3],
  weekday: [1, 2, 3, 4, 5, 6, 7],
  report_format: ['xlsx', 'csv'],
  report_language: ['zh', 'en'],
  report_schedule_state: [1, 2],
  report_delivery_state: [1, 2, 3, 4, 5],
  webhook_state: [1, 2, 3, 4],
  webhook_event: [1, 2, 3],
  webhook_sending_state: [1, 2, 3, 4, 5],
  webhook_target_state: [1, 2, 3, 4],
  log_action: [
    'login',
    'logout',
    'create',
    'update',
    'remove',
    'archive',
    'restore',
    'transition',
    'export',
    'import',
    'reveal',
  ],
  message_type: [1],
  command_state: ['pending', 'sending', 'success', 'fail', 'timeout', 'cancelled', 'expired'],
  command_origin: [1, 2, 3],
  settings_place_state: [1, 2, 3, 4, 5, 6, 7],
  view_sharing: [1, 2, 3],
}

export const NEEDED_CALLS = [
  'access_explanation',
  'api_token_create',
  'api_token_revoke',
  'change_password',
  'dashboard',
  'desensitization_data_get',
  'job_run',
  'live',
  'login',
  'permission_list',
  'scheduled_report_create',
  'scheduled_report_pause',
  'scheduled_report_resume',
  'scheduled_report_rotate',
  'scheduled_report_send',
  'scheduled_report_update',
  'settings_apply',
  'settings_change',
  'settings_in_force',
  'settings_place',
  'settings_preview',
  'settings_run',
  'settings_runs',
  'settings_sent',
  'settings_undo',
  'svg_captcha',
  'system_status',
  'user_info',
  'user_verify_privacy',
  'version_check',
  'version_desktop',
  'web_logout',
  'webhook_replay',
  'webhook_sending_again',
  'webhook_target_change',
  'webhook_target_create',
  'webhook_target_pause',
  'webhook_target_resume',
  'webhook_target_rotate',
  'webhook_target_test',
] as const

/** Calls that the engine answers itself. A product may go without those of codes sent to a phone, and of files. */
export const ENGINE_CALLS = [
  ...NEEDED_CALLS,
  ...(['login_by_sms', 'send_login_sms', 'send_verify_sms'] as const),
  ...(['upload_token', 'upload_token_for', 'upload_create', 'file_create', 'open_file'] as const),
] as const

export type EngineCall = (typeof ENGINE_CALLS)[number]

/** Calls that a person makes who is logged in, or logs in: a machine's token is refused. */
export const PERSONAL_CALLS: ReadonlySet<string> = new Set([
  ...['api_token_create', 'api_token_revoke', 'change_password', 'user_verify_privacy', 'web_logout'],
  // What a token had set up would outlive it.
  ...['webhook_target_change', 'webhook_target_create', 'webhook_target_resume', 'webhook_target_rotate'],
  // They are sent with all the rights that the account has, of which a token may have but some.
  ...['scheduled_report_create', 'scheduled_report_resume', 'scheduled_report_rotate'],
  ...['scheduled_report_send', 'scheduled_report_update'],
  ...['login', 'login_by_sms', 'send_login_sms', 'send_verify_sms', 'svg_captcha', 'version_desktop'],
])

export const NEEDED_SCREENS = ['login', 'forbidden', 'not_found', 'server_error'] as const

/** What stands in `app/`, by document. A constant may be the product's to say: when it began, where it opens. */
export const NEEDED_KEYS = {
  errors: [
    ...[
      'account_inactive',
      'address_too_long',
      'bad_cursor',
      'bad_json',
      'bad_page',
      'bad_value',
      'busy',
      'captcha_needed',
    ],
    ...[
      'captcha_wrong',
      'command_waits',
      'conflict',
      'cross_site',
      'database_unavailable',
      'disk_full',
      'duplicate',
      'exporting',
    ],
    ...[
      'exports_full',
      'file_address',
      'forbidden',
      'foreign',
      'header_too_large',
      'import_bomb',
      'import_broken',
      'import_columns',
    ],
    ...['import_double_heads', 'import_empty', 'import_encoding', 'import_format', 'import_heads', 'import_long_cell'],
    ...['import_long_row', 'import_media', 'import_merged', 'import_missing_heads', 'import_no_problems'],
    ...['import_old_workbook', 'import_quote', 'import_rows', 'import_unknown_heads', 'importing', 'in_use', 'invalid'],
    ...[
      'key_reused',
      'login_failed',
      'media_missing',
      'method_not_allowed',
      'missing_parameter',
      'no_body',
      'no_such_api',
      'not_found',
    ],
    ...['not_changeable', 'not_possible', 'operation_failed', 'out_of_scope', 'parameter', 'password_guessable'],
    ...[
      'password_same',
      'password_wrong',
      'request_timeout',
      'server',
      'service_down',
      'session_ended',
      'session_revoked',
    ],
    ...[
      'settings_taken',
      'superseded',
      'timeout',
      'token_invalid',
      'token_refused',
      'token_too_often',
      'too_deep',
      'too_large',
      'too_many_attempts',
      'too_many_requests',
    ],
    ...['too_many_reveals', 'too_many_rows', 'transition_refused', 'transition_unmet', 'unauthorized', 'unavailable'],
    ...['unknown_parameter', 'unsupported_media', 'upload_broken', 'upload_missing', 'upload_mixed', 'upload_pixels'],
    ...[
      'upload_size',
      'upload_token_used',
      'upload_token_wrong',
      'upload_type',
      'version_missing',
      'webhook_signature',
    ],
  ],
  constants: [
    ...['built_in_role_id', 'captcha_after_failures', 'debounce_ms', 'default_tab'],
    ...['login_failures_max', 'login_wait_minutes', 'logout_delay_expired_ms', 'logout_delay_ms', 'page_sizes'],
    ...['period_shortcuts', 'request_timeout_ms', 'screen_lock_debounce_ms', 'screen_lock_minutes'],
    ...['toast_duration_ms', 'toast_suppression_ms', 'toast_top_px', 'version_check_fast_ms', 'version_check_ms'],
    ...['guesses_max', 'guesses_minutes'],
    ...['captchas_max', 'captchas_minutes', 'masked_searches_max', 'masked_searches_minutes', 'password_strength_min'],
    ...['reveals_max', 'reveals_minutes', 'reveals_more_max', 'command_followed_ms', 'time_zone', 'number_format'],
    'report_mail_mb_max',
    ...['file_address_minutes', 'file_without_record_hours', 'picture_pixels_max', 'thumbnail_px'],
    ...['upload_token_minutes', 'uploads_max', 'uploads_minutes'],
  ],
  permissions: [
    'every',
    'job_base',
    'report_schedule',
    'reveal_more',
    'status_check',
    'view_share',
    'webhook_base',
    'webhook_target_base',
  ],
} as const

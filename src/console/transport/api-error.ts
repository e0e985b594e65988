/**
 * A call that failed, in the shape that react-admin's forms read: `status`, `message`, and `body.errors` where fields
 * are to blame. `code` is the catalogue's err_code (0: no answer came), `data` what the server said beside it, `told`
 * the message with what the reader can do about it.
 */
export class ApiError extends Error {
  override readonly name: string = 'ApiError'
  readonly status: number
  readonly code: number
  readonly data: unknown
  readonly told: string
  readonly body: { readonly errors?: FormErrors }

  constructor(
    message: string,
    {
      status = 0,
      code = 0,
      data = null,
      told = message,
    }: Partial<Pick<ApiError, 'status' | 'code' | 'data' | 'told'>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.status = status
    this.code = code
    this.data = data
    this.told = told
    const errors = formErrors(message, data)
    this.body = errors ? { errors } : {}
  }
}

export interface FormErrors {
  readonly [field: string]: string | { readonly serverError: string }
}

/** `{fields: [{field, message}]}` → one text a field, and the whole message for the form. */
function formErrors(message: string, data: unknown): FormErrors | undefined {
  if (!isObject(data) || !Array.isArray(data['fields']) || data['fields'].length === 0) return undefined
  const named = data['fields'].filter(isFieldError).map(({ field, message: text }) => [field, text] as const)
  return { ...Object.fromEntries(named), root: { serverError: message } }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isFieldError = (value: unknown): value is { field: string; message: string } =>
  isObject(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string'

/** react-admin's texts in English, shorter than its own where a compact screen needs it. A test compares the keys. */
import type { TranslationMessages } from 'ra-core'

export const raEn: TranslationMessages = {
  ra: {
    action: {
      add_filter: 'Add filter', add: 'Add', back: 'Back', bulk_actions: '1 selected |||| %{smart_count} selected', cancel: 'Cancel', clear_array_input: 'Clear the list',
      clear_input_value: 'Clear', clone: 'Copy', confirm: 'OK', create: 'New', create_item: 'New %{item}', delete: 'Delete', edit: 'Edit', export: 'Export',
      list: 'List', refresh: 'Refresh', remove_filter: 'Remove this filter', remove_all_filters: 'Clear all filters', remove: 'Remove', reset: 'Reset', save: 'Save', search: 'Search',
      search_columns: 'Find a column', select_all: 'Select all', select_all_button: 'Select all', select_row: 'Select this row', show: 'Details', sort: 'Sort', undo: 'Undo', unselect: 'Unselect',
      expand: 'Expand', close: 'Close', open_menu: 'Open menu', close_menu: 'Close menu', update: 'Update', move_up: 'Move up', move_down: 'Move down', open: 'Open',
      toggle_theme: 'Light or dark', select_columns: 'Columns', update_application: 'Reload',
    },
    boolean: { true: 'Yes', false: 'No', null: ' ' },
    page: {
      create: 'New %{name}', dashboard: 'Home', edit: '%{name} %{recordRepresentation}', error: 'Something went wrong', list: '%{name}', loading: 'Loading',
      not_found: 'Page not found', show: '%{name} %{recordRepresentation}', empty: 'No %{name} yet', invite: 'Add the first one?', access_denied: 'No access',
      authentication_error: 'Login could not be checked',
    },
    input: {
      file: { upload_several: 'Drop files here, or click to choose', upload_single: 'Drop a file here, or click to choose' },
      image: { upload_several: 'Drop pictures here, or click to choose', upload_single: 'Drop a picture here, or click to choose' },
      references: { all_missing: 'Referred records not found', many_missing: 'Some referred records no longer exist', single_missing: 'The referred record no longer exists' },
      password: { toggle_visible: 'Hide password', toggle_hidden: 'Show password' },
    },
    message: {
      about: 'About', access_denied: 'You have no permission to open this page', are_you_sure: 'Are you sure?', authentication_error: 'The login service answered with an error, so your login could not be checked.',
      auth_error: 'The login could not be checked.', bulk_delete_content: 'Delete this %{name}? |||| Delete these %{smart_count} items?', bulk_delete_title: 'Delete %{name} |||| Delete %{smart_count} %{name}',
      bulk_update_content: 'Update this %{name}? |||| Update these %{smart_count} items?', bulk_update_title: 'Update %{name} |||| Update %{smart_count} %{name}', clear_array_input: 'Clear the whole list?',
      delete_content: 'Delete this %{name}?', delete_title: 'Delete %{name} %{recordRepresentation}', details: 'Details', error: 'The page failed and the request was not completed.',
      invalid_form: 'Please check the marked fields', loading: 'Please wait', no: 'No', not_found: 'The address is wrong, or the link is out of date.',
      select_all_limit_reached: 'Too many to select: only the first %{max} are selected.', unsaved_changes: 'Some changes are not saved. Leave anyway?', yes: 'Yes', placeholder_data_warning: 'Network problem: the data could not be refreshed.',
    },
    navigation: {
      clear_filters: 'Clear filters', no_filtered_results: 'No %{name} match the filters', no_results: 'No %{name} yet', no_more_results: 'Page %{page} is empty. Try the page before.',
      page_out_of_boundaries: 'Page %{page} does not exist', page_out_from_end: 'This is the last page', page_out_from_begin: 'This is the first page',
      page_range_info: '%{offsetBegin}-%{offsetEnd} of %{total}', partial_page_range_info: '%{offsetBegin}-%{offsetEnd}, and more',
      current_page: 'Page %{page}', page: 'Go to page %{page}', first: 'Go to the first page', last: 'Go to the last page', next: 'Next page', previous: 'Previous page',
      page_rows_per_page: 'Rows per page:', skip_nav: 'Skip to content',
    },
    sort: { sort_by: 'Sort by %{field_lower_first}, %{order}', ASC: 'ascending', DESC: 'descending' },
    auth: {
      auth_check_error: 'Please log in', user_menu: 'Profile', username: 'Account', password: 'Password', email: 'Email', sign_in: 'Log in',
      sign_in_error: 'Login failed, please try again', logout: 'Log out',
    },
    notification: {
      updated: 'Saved |||| %{smart_count} updated', created: 'Created', deleted: 'Deleted |||| %{smart_count} deleted', bad_item: 'Invalid data', item_doesnt_exist: 'It does not exist or was deleted',
      http_error: 'Network problem, please check the network', data_provider_error: 'The data could not be read', i18n_error: 'The texts of this language could not be loaded', canceled: 'Cancelled', logged_out: 'Your login has expired, please log in again',
      not_authorized: 'You have no permission to do this', application_update_available: 'A new version is available', offline: 'Not connected: the data could not be read',
    },
    validation: {
      required: 'Required', minLength: 'At least %{min} characters', maxLength: 'At most %{max} characters', minValue: 'Not less than %{min}', maxValue: 'Not more than %{max}', number: 'Enter a number',
      email: 'Please enter a correct email address', oneOf: 'Choose one of: %{options}', regex: 'Wrong format (%{pattern})', unique: 'Already taken',
    },
    saved_queries: {
      label: 'Saved queries', query_name: 'Name', new_label: 'Save this query…', new_dialog_title: 'Save this query', remove_label: 'Remove this query',
      remove_label_with_name: 'Remove query "%{name}"', remove_dialog_title: 'Remove the saved query?', remove_message: 'Remove it from your saved queries?', help: 'Filter the list, then save the query for later',
    },
    guesser: { empty: { title: 'Nothing to show', message: 'Please check where the data comes from' } },
    configurable: {
      customize: 'Customise', configureMode: 'Arrange this page',
      inspector: { title: 'Inspector', content: 'Point at a part of the page to arrange it', reset: 'Back to default', hideAll: 'Hide all', showAll: 'Show all' },
      Datagrid: { title: 'Table', unlabeled: 'Unnamed column #%{column}' },
      SimpleForm: { title: 'Form', unlabeled: 'Unnamed field #%{input}' },
      SimpleList: { title: 'List', primaryText: 'Main text', secondaryText: 'Second text', tertiaryText: 'Further text' },
    },
  },
}

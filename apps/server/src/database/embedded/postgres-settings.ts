/** Given on the command line, so that a new azit brings its settings to an old cluster. */
export function postgresSettings(isDurable: boolean): readonly string[] {
  const durability = isDurable ? 'on' : 'off';
  return [
    'shared_buffers=128MB',
    'max_connections=50',
    `fsync=${durability}`,
    `synchronous_commit=${durability}`,
    `full_page_writes=${durability}`,
    'timezone=Asia/Seoul',
    'log_timezone=Asia/Seoul',
    'log_line_prefix=',
    'log_checkpoints=off',
    // The details of a failed statement hold e-mail addresses: azit logs its own errors instead.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
  ];
}

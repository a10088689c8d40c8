// The server has its own process group, so killing its parent does not end the server. So end it
// when the channel to the parent closes.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// The server runs in its own process group and would outlive a killed parent. So it ends when the
// channel to the parent closes.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

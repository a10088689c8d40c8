import { type ComponentType, useEffect, useState } from 'react';
import type { RoomLayersProps } from './room-layers.tsx';

/** What the screen adds from other features is not the room's to give. */
export type LayerProps = Omit<RoomLayersProps, 'reportChoices' | 'personActions' | 'onBlock'>;
export type LoadLayers = () => Promise<ComponentType<LayerProps>>;

/** Loads the sheets when the talk is there, so that they open at once, also without a connection. */
export function LateLayers({ load, ...props }: LayerProps & { load: LoadLayers }) {
  const [Layers, setLayers] = useState<ComponentType<LayerProps> | null>(null);
  const isAsked = props.layer !== null;
  useEffect(() => {
    const fetchLayers = () => void load().then((loaded) => setLayers(() => loaded));
    if (isAsked) {
      fetchLayers();
      return;
    }
    const timer = setTimeout(fetchLayers, 1_000);
    return () => clearTimeout(timer);
  }, [load, isAsked]);
  return Layers && <Layers {...props} />;
}
